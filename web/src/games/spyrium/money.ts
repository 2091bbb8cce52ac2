import type { Language } from '../../words/words';

const PLAIN = /^([+−]?)(.*)$/;

/** A sum of money as the language writes it: £6 and +£2, 6 £ and +2 £. */
export function pounds(amount: number | string | undefined, language: Language): string {
  const [, sign = '', figures = ''] = PLAIN.exec(String(amount ?? '')) ?? [];
  if (figures === '') return '£';
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency: 'GBP' });
  const leads = parts.formatToParts(0)[0]?.type === 'currency';
  return leads ? `${sign}£${figures}` : `${sign}${figures}\u202f£`;
}
