import { expect, test } from 'vitest';
import { qrCode } from './qr';

/** The code of this address by another encoder, a row in each number. */
const ADDRESS = 'https://example.org/table/abc';
const ROWS = [
  0x1fcd27f, 0x1047341, 0x175f65d, 0x174e45d, 0x174665d, 0x104a641, 0x1fd557f, 0x001cd00, 0x1df5fc4,
  0x0a05041, 0x08e8837, 0x0f92f82, 0x01519cb, 0x0839dc9, 0x146c167, 0x0915b12, 0x10f7bf8, 0x0010b1b,
  0x1fdc75b, 0x1053d18, 0x17599fa, 0x1745a3c, 0x1759d11, 0x105795a, 0x1fdbbe3,
];

test('an address as a code', () => {
  const rows = qrCode(ADDRESS)!.map((row) => parseInt(row.map(Number).join(''), 2));
  expect(rows).toEqual(ROWS);
});

test('longer texts take larger codes, up to a limit', () => {
  expect(qrCode('x')!).toHaveLength(21);
  expect(qrCode('x'.repeat(134))!).toHaveLength(41);
  expect(qrCode('x'.repeat(135))).toBeNull();
});
