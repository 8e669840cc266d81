import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canHold,
  canUpgradeTo,
  countClaimed,
  countLeft,
  findFullLimits,
  getHoldEnd,
  getPlaces,
  HOLD_MS,
  MAX_HELD_PLACES,
  type PlaceClaim,
  type PlaceLimit,
} from './places.ts';

const attending = { key: 'attending', places: 3, products: ['Adult', 'Youth', 'Saturday'] };
const youths = { key: 'Youth', places: 1, products: ['Youth'] };

it('SAL-4: a person takes one place of a limit, and an upgrade inside it none', () => {
  expect(countClaimed(attending, [{ products: ['Adult'], count: 2 }])).toBe(2);
  expect(countClaimed(attending, [{ products: ['Adult', 'Saturday'], count: 2 }])).toBe(2);
  expect(countClaimed(attending, [{ products: ['Supporter'], count: 2 }])).toBe(0);
  const upgrade = { products: ['Youth'], instead: ['Adult'], count: 1 };
  expect(countClaimed(attending, [upgrade])).toBe(0);
  expect(countClaimed(youths, [upgrade])).toBe(1);
  const visitor = { products: ['Adult'], instead: ['NonMember', 'Saturday'], count: 1 };
  expect(countClaimed(attending, [visitor])).toBe(0);
  expect(countClaimed(attending, [{ ...visitor, instead: ['Supporter'] }])).toBe(1);
});

it('SAL-5: what is left is never less than nothing', () => {
  expect(countLeft(attending, { sold: 1, held: 1 })).toBe(1);
  expect(countLeft(attending, { sold: 3, held: 0 })).toBe(0);
  expect(countLeft(attending, { sold: 4, held: 2 })).toBe(0);
});

it('SAL-6: places that are being paid for are held, and not sold out', () => {
  expect(getPlaces(attending, { sold: 2, held: 0 })).toBe('free');
  expect(getPlaces(attending, { sold: 2, held: 1 })).toBe('held');
  expect(getPlaces(attending, { sold: 3, held: 1 })).toBe('full');
  expect(getPlaces({ places: 0 }, { sold: 0, held: 0 })).toBe('full');
});

it('SAL-7: a purchase needs all its places in each of its limits', () => {
  const full = (claims: readonly PlaceClaim[], sold: number) =>
    findFullLimits([attending, youths], claims, () => ({ sold, held: 0 })).map(({ key }) => key);
  expect(full([{ products: ['Adult'], count: 3 }], 0)).toEqual([]);
  expect(full([{ products: ['Adult'], count: 3 }], 1)).toEqual(['attending']);
  expect(full([{ products: ['Youth'], count: 1 }], 1)).toEqual(['Youth']);
  expect(full([{ products: ['Youth'], count: 2 }], 2)).toEqual(['attending', 'Youth']);
  // Another product is not concerned, even in a limit that is overfull.
  expect(full([{ products: ['Supporter'], count: 5 }], 9)).toEqual([]);
});

const PRODUCTS = ['a', 'b', 'c', 'd'];
const anyLimit: fc.Arbitrary<PlaceLimit> = fc.record({
  key: fc.constantFrom('one', 'two', 'three'),
  places: fc.nat({ max: 8 }),
  products: fc.subarray(PRODUCTS, { minLength: 1 }),
});
const anyClaim: fc.Arbitrary<PlaceClaim> = fc.record({
  products: fc.subarray(PRODUCTS, { minLength: 1, maxLength: 1 }),
  count: fc.integer({ min: 1, max: 3 }),
});

it('SAL-7: purchases that are sold one after the other never take more places than there are', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyLimit, { selector: ({ key }) => key }),
      fc.array(fc.array(anyClaim, { minLength: 1, maxLength: 3 }), { maxLength: 20 }),
      (limits, purchases) => {
        const sold: PlaceClaim[] = [];
        const refused: (readonly PlaceClaim[])[] = [];
        for (const claims of purchases) {
          const full = findFullLimits(limits, claims, (limit) => ({
            sold: countClaimed(limit, sold),
            held: 0,
          }));
          if (full.length === 0) sold.push(...claims);
          else refused.push(claims);
        }
        for (const limit of limits) {
          expect(countClaimed(limit, sold)).toBeLessThanOrEqual(limit.places);
        }
        // What was refused would still not fit, as nothing was given back.
        for (const claims of refused) {
          const taken = (limit: PlaceLimit) => ({ sold: countClaimed(limit, sold), held: 0 });
          expect(findFullLimits(limits, claims, taken)).not.toEqual([]);
        }
      },
    ),
  );
});

it('SAL-8: an unpaid purchase holds its places for 15 minutes, one in processing as long as it takes', () => {
  const begun = new Date('2026-01-01T12:00:00Z');
  expect(getHoldEnd('requires_action', begun)).toEqual(new Date('2026-01-01T12:15:00Z'));
  expect(getHoldEnd('processing', begun)).toBeUndefined();
  expect(HOLD_MS).toBe(900_000);
});

it('SAL-9: an account holds at most 10 places', () => {
  expect(canHold(0, MAX_HELD_PLACES)).toBe(true);
  expect(canHold(1, MAX_HELD_PLACES)).toBe(false);
  expect(canHold(MAX_HELD_PLACES, 0)).toBe(true);
});

it('SAL-10: an upgrade can be bought while its type is on sale, or inside a full pool', () => {
  const sale = { state: 'on_sale', limits: ['attending'] };
  const soldOut = { state: 'sold_out', limits: ['Youth', 'attending'], full: ['attending'] };
  expect(canUpgradeTo(undefined, undefined)).toBe(true);
  expect(canUpgradeTo(sale, undefined)).toBe(true);
  expect(canUpgradeTo(soldOut, sale)).toBe(true);
  expect(canUpgradeTo({ ...soldOut, state: 'held' }, sale)).toBe(true);
  expect(canUpgradeTo(soldOut, undefined)).toBe(false);
  expect(canUpgradeTo({ ...soldOut, full: ['Youth', 'attending'] }, sale)).toBe(false);
  expect(canUpgradeTo({ ...soldOut, state: 'ended' }, sale)).toBe(false);
});
