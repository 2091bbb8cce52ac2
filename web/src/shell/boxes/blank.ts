import type { CardField } from '../../api/types';

/** What a new thing of a shape begins with. */
export function blank(of: CardField): unknown {
  if (of.shape === 'number') return Math.max(1, of.least ?? 0);
  if (of.shape === 'flag') return true;
  if (of.shape === 'choice') return of.choices?.[0] ?? '';
  if (of.shape === 'text') return '';
  if (of.shape === 'list') return Array.from({ length: of.least ?? 0 }, () => blank(of.item!));
  if (of.shape === 'choices') return [];
  const needed = (of.fields ?? []).filter(({ required }) => required);
  return Object.fromEntries(needed.map((one) => [one.name, blank(one)]));
}
