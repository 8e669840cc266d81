import { describe, expect, it } from 'vitest';
import {
  canPayPurchase,
  PURCHASE_STATUSES,
  purchaseColour,
  purchaseMeaning,
  sortPurchases,
  type PurchaseColour,
} from './purchases.ts';

const looking = (colour: PurchaseColour) =>
  PURCHASE_STATUSES.filter((status) => purchaseColour(status) === colour);

describe('a purchase', () => {
  it('PUR-1: has the meaning of its status, and is pending when that is unknown', () => {
    expect(PURCHASE_STATUSES.map(purchaseMeaning)).toEqual([
      'awaitingPayment',
      'pending',
      'pending',
      'paid',
      'failed',
      'returned',
      'pending',
    ]);
    for (const status of ['chargeable', 'toString', '', null, undefined])
      expect(purchaseMeaning(status)).toBe('pending');
  });

  it('PUR-2: looks paid only when paid, and failed only when failed', () => {
    expect(looking('success')).toEqual(['succeeded']);
    expect(looking('failure')).toEqual(['failed']);
    expect(purchaseColour('chargeable')).toBe('neutral');
  });

  it('PUR-3: can be paid only when it is an invoice', () => {
    const payable = PURCHASE_STATUSES.filter((status) => canPayPurchase({ status }));
    expect(payable).toEqual(['invoice']);
    expect(canPayPurchase({})).toBe(false);
  });
});

describe('purchases', () => {
  it('PUR-4: are sorted newest first, by update or else by creation', () => {
    const old = { id: 1, created: '2019-01-01T00:00:00Z', updated: null };
    const paidLater = { id: 2, created: '2018-01-01T00:00:00Z', updated: '2019-03-01T00:00:00Z' };
    const middle = { id: 3, created: '2019-02-01T00:00:00+02:00' };
    expect(sortPurchases([old, paidLater, middle])).toEqual([paidLater, middle, old]);
    expect(sortPurchases([paidLater, old, middle])).toEqual([paidLater, middle, old]);
    const sorted = [paidLater, middle, old];
    expect(sortPurchases(sorted)).toBe(sorted);
  });
});
