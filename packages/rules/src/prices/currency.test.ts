import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyDecimals, parseAmount, toWholeUnits } from './currency.ts';

const SOME = ['EUR', 'cad', 'isk', 'JPY', 'kwd', 'CLF'] as const;

describe('a currency', () => {
  it('PRI-10: has the decimals that ISO 4217 gives it', () => {
    expect(SOME.map(currencyDecimals)).toEqual([2, 2, 0, 0, 3, 4]);
    // Intl formats these without decimals, contrary to the standard.
    expect(['HUF', 'IQD', 'MGA', 'TWD'].map(currencyDecimals)).toEqual([2, 3, 2, 2]);
  });

  it('PRI-10: has amounts that can be converted to whole units', () => {
    expect(SOME.map((currency) => toWholeUnits(12_500, currency))).toEqual([
      125, 125, 12_500, 12_500, 12.5, 1.25,
    ]);
  });
});

describe('a typed amount', () => {
  it('PRI-11: has no more decimals than its currency', () => {
    expect(parseAmount('12', 'eur')).toBe(1200);
    expect(parseAmount('12.5', 'eur')).toBe(1250);
    expect(parseAmount('12.05', 'eur')).toBe(1205);
    expect(parseAmount('12.005', 'eur')).toBeUndefined();
    expect(parseAmount('12.005', 'kwd')).toBe(12_005);
    expect(parseAmount('12', 'isk')).toBe(12);
    expect(parseAmount('12.0', 'isk')).toBeUndefined();
  });

  it('PRI-11: is a number with no other text', () => {
    for (const text of [
      '',
      '.',
      '12.',
      '.5',
      '-1',
      '+1',
      '1e3',
      '1,5',
      ' 1',
      '0x1',
      '1'.repeat(17),
    ])
      expect(parseAmount(text, 'eur'), text).toBeUndefined();
  });

  it('PRI-11: parses to the amount that was written in whole units', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_147_483_647 }), fc.constantFrom(...SOME), (amount, currency) => {
        const text = toWholeUnits(amount, currency).toFixed(currencyDecimals(currency));
        expect(parseAmount(text, currency)).toBe(amount);
      }),
    );
  });
});
