import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromProviderUnits, getProviderStep, toProviderUnits } from './providerUnits.ts';

describe('Stripe', () => {
  it.each([
    ['eur', 1250, 1250],
    ['JPY', 500, 500],
    // Stripe charges forints and Taiwan dollars with their decimals; only its payouts have none.
    ['huf', 1250, 1250],
    ['twd', 1250, 1250],
    // The special cases.
    ['isk', 5, 500],
    ['ugx', 5, 500],
    ['mga', 500, 5],
    ['kwd', 5120, 5120],
  ])('PRI-12: counts %s %d as %d', (currency, amount, units) => {
    expect(toProviderUnits('stripe', amount, currency)).toBe(units);
    expect(fromProviderUnits('stripe', units, currency)).toBe(amount);
  });

  it('PRI-12: accepts no thousandths, and no parts of an ariary', () => {
    expect(
      ['eur', 'isk', 'jpy', 'kwd', 'omr', 'mga'].map((currency) =>
        getProviderStep('stripe', currency),
      ),
    ).toEqual([1, 1, 1, 10, 10, 100]);
  });

  it('PRI-12: converts back to the same amount', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000 }),
        fc.constantFrom('eur', 'isk', 'UGX', 'kwd', 'mga', 'jpy'),
        (steps, currency) => {
          const amount = steps * getProviderStep('stripe', currency);
          expect(
            fromProviderUnits('stripe', toProviderUnits('stripe', amount, currency), currency),
          ).toBe(amount);
        },
      ),
    );
  });
});

it('PRI-12: any other provider counts in the currency’s own units', () => {
  expect(getProviderStep('sandbox', 'kwd')).toBe(1);
  expect(toProviderUnits('sandbox', 5, 'isk')).toBe(5);
});
