/** The dinosaurs of the city, as outlines. */

const round = (value: number) => Math.round(value * 10) / 10;

/** Moves and scales a path that was drawn around its foot at 0 0; a negative width looks to the left. */
function placed(
  points: readonly (readonly number[])[],
  x: number,
  y: number,
  size: number,
  flip = false,
): string {
  const way = flip ? -size : size;
  const parts = points.map(([command, ...rest]) => {
    const letter = 'MLQCZ'[command!]!;
    return (
      letter + rest.map((value, at) => round(at % 2 ? y + value * size : x + value * way)).join(' ')
    );
  });
  return parts.join('');
}
const [M, L, Q, Z] = [0, 1, 2, 4];

const LONGNECK = [
  [M, -1.1, 0.02],
  [Q, -0.7, -0.02, -0.5, -0.3],
  [Q, -0.35, -0.62, 0.1, -0.6],
  [Q, 0.3, -0.62, 0.36, -0.95],
  [Q, 0.4, -1.35, 0.62, -1.42],
  [Q, 0.86, -1.42, 0.86, -1.3],
  [Q, 0.7, -1.26, 0.6, -1.24],
  [Q, 0.58, -0.9, 0.52, -0.6],
  [Q, 0.5, -0.4, 0.42, -0.3],
  [L, 0.42, 0],
  [L, 0.26, 0],
  [L, 0.22, -0.2],
  [L, -0.14, -0.2],
  [L, -0.18, 0],
  [L, -0.34, 0],
  [L, -0.36, -0.22],
  [Q, -0.6, 0.04, -1.1, 0.02],
  [Z],
] as const;

const HORNED = [
  [M, -0.95, -0.1],
  [Q, -0.7, -0.2, -0.55, -0.42],
  [Q, -0.2, -0.66, 0.2, -0.5],
  [L, 0.3, -0.72],
  [L, 0.46, -0.52],
  [L, 0.76, -0.62],
  [L, 0.62, -0.4],
  [L, 0.86, -0.36],
  [L, 0.74, -0.26],
  [Q, 0.62, -0.12, 0.42, -0.2],
  [L, 0.36, 0],
  [L, 0.2, 0],
  [L, 0.16, -0.18],
  [L, -0.2, -0.18],
  [L, -0.24, 0],
  [L, -0.4, 0],
  [L, -0.44, -0.22],
  [Q, -0.7, -0.06, -0.95, -0.1],
  [Z],
] as const;

const PLATED = [
  [M, -1, -0.12],
  [Q, -0.7, -0.2, -0.5, -0.42],
  [L, -0.46, -0.64],
  [L, -0.32, -0.52],
  [L, -0.18, -0.82],
  [L, -0.06, -0.6],
  [L, 0.1, -0.82],
  [L, 0.18, -0.54],
  [L, 0.34, -0.62],
  [L, 0.36, -0.4],
  [Q, 0.5, -0.24, 0.72, -0.22],
  [Q, 0.78, -0.14, 0.7, -0.1],
  [L, 0.42, -0.14],
  [L, 0.34, 0],
  [L, 0.2, 0],
  [L, 0.16, -0.16],
  [L, -0.2, -0.16],
  [L, -0.24, 0],
  [L, -0.4, 0],
  [L, -0.44, -0.22],
  [Q, -0.7, -0.06, -1, -0.12],
  [Z],
] as const;

const WINGED = [
  [M, -1, -0.15],
  [Q, -0.5, -0.42, -0.08, -0.1],
  [L, 0.1, -0.1],
  [L, 0.34, -0.22],
  [L, 0.16, 0.02],
  [Q, 0.5, -0.3, 1, -0.2],
  [Q, 0.6, 0, 0.3, 0.06],
  [L, 0.05, 0.1],
  [L, -0.12, 0.28],
  [L, -0.14, 0.08],
  [Q, -0.5, -0.1, -1, -0.15],
  [Z],
] as const;

export const longneck = (x: number, y: number, size: number, flip = false) =>
  placed(LONGNECK, x, y, size, flip);
export const horned = (x: number, y: number, size: number, flip = false) =>
  placed(HORNED, x, y, size, flip);
export const plated = (x: number, y: number, size: number, flip = false) =>
  placed(PLATED, x, y, size, flip);
export const winged = (x: number, y: number, size: number, flip = false) =>
  placed(WINGED, x, y, size, flip);
