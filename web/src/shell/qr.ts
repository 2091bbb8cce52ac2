/** QR codes of short texts: byte mode, error correction L, mask 0. */

/** By version from 1: the bytes of data, those of correction in each block, and the number of blocks. */
const SIZES: [data: number, correction: number, blocks: number][] = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [136, 18, 2],
];
/** The last two positions between which alignment patterns stand are 6 and this, from version 2. */
const alignmentOf = (version: number) => 4 * version + 10;
/** Correction L and mask 0, with their own correction. */
const FORMAT = 0b111011111000100;

/** The dark modules, row by row; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = SIZES.findIndex(([data]) => bytes.length + 2 <= data) + 1;
  const size = SIZES[version - 1];
  if (!size) return null;
  const modules = drawPatterns(version);
  placeBits(modules, withCorrection(padded(bytes, size[0]), size));
  return modules.map((row) => row.map((dark) => dark === true));
}

type Modules = (boolean | null)[][];

/** Mode 4 and the length, the text, and fillers. */
function padded(bytes: number[], most: number): number[] {
  const nibbles = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...bytes.flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const found = [];
  for (let at = 0; at < nibbles.length; at += 2) found.push((nibbles[at]! << 4) | nibbles[at + 1]!);
  for (let filler = 0xec; found.length < most; filler ^= 0xec ^ 0x11) found.push(filler);
  return found;
}

/** The blocks and their correction, byte by byte in turn. */
function withCorrection(
  data: number[],
  [, correction, blocks]: [number, number, number],
): number[] {
  const length = data.length / blocks;
  const parts = Array.from({ length: blocks }, (_, index) =>
    data.slice(index * length, (index + 1) * length),
  );
  const checks = parts.map((part) => remainder(part, correction));
  const inTurn = (rows: number[][]) =>
    rows[0]!.flatMap((_, index) => rows.map((row) => row[index]!));
  return [...inTurn(parts), ...inTurn(checks)];
}

/** Product in the field of 256 elements. */
function times(one: number, two: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((two >> bit) & 1) product ^= one;
  }
  return product;
}

/** The Reed-Solomon correction of some bytes. */
function remainder(data: number[], degree: number): number[] {
  let divisor = [...Array<number>(degree - 1).fill(0), 1];
  for (let index = 0, root = 1; index < degree; index++, root = times(root, 2))
    divisor = divisor.map((factor, at) => times(factor, root) ^ (divisor[at + 1] ?? 0));
  return data.reduce<number[]>((rest, byte) => {
    const factor = byte ^ rest[0]!;
    return [...rest.slice(1), 0].map((one, at) => one ^ times(divisor[at]!, factor));
  }, Array<number>(degree).fill(0));
}

/** What every code of a version has; null where data goes. */
function drawPatterns(version: number): Modules {
  const size = 4 * version + 17;
  const modules: Modules = Array.from({ length: size }, () =>
    Array<boolean | null>(size).fill(null),
  );
  const set = (x: number, y: number, dark: boolean) => {
    if (modules[y]?.[x] !== undefined) modules[y]![x] = dark;
  };
  const square = (x: number, y: number, reach: number, darkAt: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(x + dx, y + dy, darkAt(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  if (version > 1) square(alignmentOf(version), alignmentOf(version), 2, (ring) => ring !== 1);
  drawFormat(size, set);
  return modules;
}

function drawFormat(size: number, set: (x: number, y: number, dark: boolean) => void): void {
  const bit = (index: number) => ((FORMAT >> index) & 1) === 1;
  for (let index = 0; index < 6; index++) {
    set(8, index, bit(index));
    set(5 - index, 8, bit(9 + index));
  }
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let index = 0; index < 8; index++) set(size - 1 - index, 8, bit(index));
  for (let index = 8; index < 15; index++) set(8, size - 15 + index, bit(index));
  set(8, size - 8, true);
}

/** In columns of two from the right, up and down; the mask inverts every other module. */
function placeBits(modules: Modules, bytes: number[]): void {
  const size = modules.length;
  let at = 0;
  for (let right = size - 1, upwards = true; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = upwards ? size - 1 - step : step;
        if (modules[y]![x] !== null) continue;
        const dark = (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        modules[y]![x] = dark !== ((x + y) % 2 === 0);
        at++;
      }
  }
}
