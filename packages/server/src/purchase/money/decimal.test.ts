import { expect, it } from 'vitest';
import { decimal } from './decimal.ts';

it.each([
  [21_000, 'eur', '210.00'],
  [5, 'eur', '0.05'],
  [-21_005, 'usd', '-210.05'],
  [0, 'eur', '0.00'],
  [21_000, 'jpy', '21000'],
  [-7, 'jpy', '-7'],
  [1_234, 'kwd', '1.234'],
  [9_007_199_254_740_991, 'eur', '90071992547409.91'],
])('formats %i of %s as %s', (amount, currency, written) => {
  expect(decimal(amount, currency)).toBe(written);
});
