import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkoutKind,
  daypassCents,
  daypassDayKeys,
  daypassFromCents,
  membershipPricesOf,
  newMemberCents,
  paperPubsCents,
  totalCents,
  upgradeCents,
} from './prices.ts';
import { PAPER_PUBS, PRICES } from '../testing/convention.ts';

const FREE_PAPER_PUBS = { ...PRICES, paidPaperPubs: false };
const DAYPASS = {
  Adult: { day1: 2500, day2: 4500, day3: 5000, day4: 5000, day5: 2500 },
  Gap: { day10: 300, day2: 200, note: 1 },
};

describe('paper publications', () => {
  it('PRI-1: cost something only when wanted, paid for and priced', () => {
    expect(paperPubsCents(PRICES, true)).toBe(1000);
    expect(paperPubsCents(PRICES, false)).toBe(0);
    expect(paperPubsCents(FREE_PAPER_PUBS, true)).toBe(0);
    expect(paperPubsCents({ newMember: {}, paidPaperPubs: true }, true)).toBe(0);
  });
});

describe('a new member', () => {
  it('PRI-2: pays the type and the paper publications', () => {
    expect(newMemberCents(PRICES, { membership: 'Adult' })).toBe(21000);
    expect(newMemberCents(PRICES, { membership: 'Adult', paper_pubs: PAPER_PUBS })).toBe(22000);
    expect(newMemberCents(FREE_PAPER_PUBS, { membership: 'Child', paper_pubs: PAPER_PUBS })).toBe(
      7000,
    );
  });

  it('PRI-2: pays by what is sold, paper publications by the type of their name', () => {
    const sold = {
      new_member: { types: [{ key: 'Adult', amount: 21000 }, { key: 'Helper' }] },
      paper_pubs: {
        types: [
          { key: 'other', amount: 5 },
          { key: 'paper_pubs', amount: 1000 },
        ],
      },
    };
    expect(membershipPricesOf(sold, true)).toEqual({
      newMember: { Adult: 21000 },
      paperPubs: 1000,
      paidPaperPubs: true,
    });
    expect(membershipPricesOf({}, false)).toEqual({ newMember: {}, paidPaperPubs: false });
  });

  it('PRI-2: cannot buy a type that is not for sale', () => {
    expect(newMemberCents(PRICES, { membership: 'Helper' })).toBeUndefined();
  });
});

describe('an upgrade', () => {
  it('PRI-3: costs the difference, an unpriced type counting nothing', () => {
    const adult = { membership: 'Adult' };
    expect(upgradeCents(PRICES, { membership: 'Supporter' }, adult)).toBe(17000);
    expect(upgradeCents(PRICES, { membership: 'NonMember' }, adult)).toBe(21000);
    expect(upgradeCents(PRICES, adult, { membership: 'Supporter' })).toBe(-17000);
    expect(upgradeCents(PRICES, adult, { membership: 'Helper' })).toBeUndefined();
  });

  it('PRI-3: costs paper publications only when the person lacked them', () => {
    const adult = { membership: 'Adult' };
    const withPaper = { ...adult, paper_pubs: PAPER_PUBS };
    expect(upgradeCents(PRICES, adult, withPaper)).toBe(1000);
    expect(upgradeCents(PRICES, withPaper, withPaper)).toBe(0);
    expect(upgradeCents(PRICES, { membership: 'Child' }, withPaper)).toBe(15000);
    const helper = { membership: 'Helper' };
    expect(upgradeCents(PRICES, helper, { ...helper, paper_pubs: PAPER_PUBS })).toBe(1000);
  });
});

describe('a day pass', () => {
  it('PRI-4: costs the sum of its days', () => {
    expect(daypassCents(DAYPASS, 'Adult', ['day1', 'day2'])).toBe(7000);
    expect(daypassCents(DAYPASS, 'Adult', Object.keys(DAYPASS.Adult))).toBe(19500);
    expect(daypassCents(DAYPASS, 'Adult', [])).toBe(0);
  });

  it('PRI-4: is not sold for a day or a type without a price', () => {
    expect(daypassCents(DAYPASS, 'Infant', ['day1'])).toBeUndefined();
    expect(daypassCents(DAYPASS, 'valueOf', ['day1'])).toBeUndefined();
    expect(daypassCents(DAYPASS, 'Adult', ['day1', 'day6'])).toBeUndefined();
    expect(daypassCents(DAYPASS, 'Adult', ['toString'])).toBeUndefined();
    // Not the first of its days, but of all.
    expect(daypassCents(DAYPASS, 'Gap', ['day2'])).toBe(200);
    expect(daypassCents(DAYPASS, 'Gap', ['day1'])).toBeUndefined();
  });

  it('PRI-4: is offered from its cheapest day, and its days come in their order', () => {
    expect(daypassFromCents(DAYPASS, 'Adult')).toBe(2500);
    expect(daypassFromCents(DAYPASS, 'Infant')).toBeUndefined();
    expect(daypassFromCents({ Adult: {} }, 'Adult')).toBeUndefined();
    expect(daypassFromCents(DAYPASS, 'Gap')).toBe(200);
    expect(daypassDayKeys({ Adult: { day10: 1, day2: 2, other: 3 } }, 'Adult')).toEqual([
      'day2',
      'day10',
    ]);
    expect(daypassDayKeys({}, 'Adult')).toBeUndefined();
  });
});

describe('a total', () => {
  it('PRI-5: is the sum, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 100_000 })), (prices) => {
        expect(totalCents(prices)).toBe(totalCents(prices.toReversed()));
      }),
    );
    expect(totalCents([21000, 7000])).toBe(28000);
    expect(totalCents([])).toBe(0);
  });

  it('PRI-5: does not exist while a part is not for sale', () => {
    expect(totalCents([21000, undefined])).toBeUndefined();
  });
});

describe('the checkout', () => {
  it('PRI-9: takes a card above 0 and a sign-up at 0', () => {
    expect(checkoutKind(500)).toBe('payByCard');
    expect(checkoutKind(0)).toBe('signUp');
    expect(checkoutKind(-500)).toBe('none');
    expect(checkoutKind(undefined)).toBe('none');
  });
});
