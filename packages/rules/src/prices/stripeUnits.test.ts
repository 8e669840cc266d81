import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromStripeUnits, stripeStep, toStripeUnits } from './stripeUnits.ts';

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
    expect(toStripeUnits(amount, currency)).toBe(units);
    expect(fromStripeUnits(units, currency)).toBe(amount);
  });

  it('PRI-12: accepts no thousandths, and no parts of an ariary', () => {
    expect(['eur', 'isk', 'jpy', 'kwd', 'omr', 'mga'].map(stripeStep)).toEqual([
      1, 1, 1, 10, 10, 100,
    ]);
  });

  it('PRI-12: converts back to the same amount', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000 }),
        fc.constantFrom('eur', 'isk', 'UGX', 'kwd', 'mga', 'jpy'),
        (steps, currency) => {
          const amount = steps * stripeStep(currency);
          expect(fromStripeUnits(toStripeUnits(amount, currency), currency)).toBe(amount);
        },
      ),
    );
  });
});
