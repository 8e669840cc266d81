import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkoutKind,
  daypassAmount,
  daypassDayKeys,
  daypassFromAmount,
  createMembershipPrices,
  newMemberAmount,
  paperPubsAmount,
  totalAmount,
  upgradeAmount,
} from './prices.ts';
import { PAPER_PUBS, PRICES } from '../testing/convention.ts';

const FREE_PAPER_PUBS = { ...PRICES, paidPaperPubs: false };
const DAYPASS = {
  Adult: { day1: 2500, day2: 4500, day3: 5000, day4: 5000, day5: 2500 },
  Gap: { day10: 300, day2: 200, note: 1 },
};

describe('paper publications', () => {
  it('PRI-1: cost money only when wanted, charged for and priced', () => {
    expect(paperPubsAmount(PRICES, true)).toBe(1000);
    expect(paperPubsAmount(PRICES, false)).toBe(0);
    expect(paperPubsAmount(FREE_PAPER_PUBS, true)).toBe(0);
    expect(paperPubsAmount({ newMember: {}, paidPaperPubs: true }, true)).toBe(0);
  });
});

describe('a new member', () => {
  it('PRI-2: pays for the type and the paper publications', () => {
    expect(newMemberAmount(PRICES, { membership: 'Adult' })).toBe(21000);
    expect(newMemberAmount(PRICES, { membership: 'Adult', paper_pubs: PAPER_PUBS })).toBe(22000);
    expect(newMemberAmount(FREE_PAPER_PUBS, { membership: 'Child', paper_pubs: PAPER_PUBS })).toBe(
      7000,
    );
  });

  it('PRI-2: pays the prices of the purchase data', () => {
    const sold = {
      new_member: { types: [{ key: 'Adult', amount: 21000 }, { key: 'Helper' }] },
      paper_pubs: {
        types: [
          { key: 'other', amount: 5 },
          { key: 'paper_pubs', amount: 1000 },
        ],
      },
    };
    expect(createMembershipPrices(sold, true)).toEqual({
      newMember: { Adult: 21000 },
      paperPubs: 1000,
      paidPaperPubs: true,
    });
    expect(createMembershipPrices({}, false)).toEqual({ newMember: {}, paidPaperPubs: false });
  });

  it('PRI-2: cannot buy a type that is not for sale', () => {
    expect(newMemberAmount(PRICES, { membership: 'Helper' })).toBeUndefined();
  });
});

describe('an upgrade', () => {
  it('PRI-3: costs the difference, where an unpriced type counts as 0', () => {
    const adult = { membership: 'Adult' };
    expect(upgradeAmount(PRICES, { membership: 'Supporter' }, adult)).toBe(17000);
    expect(upgradeAmount(PRICES, { membership: 'NonMember' }, adult)).toBe(21000);
    expect(upgradeAmount(PRICES, adult, { membership: 'Supporter' })).toBe(-17000);
    expect(upgradeAmount(PRICES, adult, { membership: 'Helper' })).toBeUndefined();
  });

  it('PRI-3: includes paper publications only when the person lacks them', () => {
    const adult = { membership: 'Adult' };
    const withPaper = { ...adult, paper_pubs: PAPER_PUBS };
    expect(upgradeAmount(PRICES, adult, withPaper)).toBe(1000);
    expect(upgradeAmount(PRICES, withPaper, withPaper)).toBe(0);
    expect(upgradeAmount(PRICES, { membership: 'Child' }, withPaper)).toBe(15000);
    const helper = { membership: 'Helper' };
    expect(upgradeAmount(PRICES, helper, { ...helper, paper_pubs: PAPER_PUBS })).toBe(1000);
  });
});

describe('a day pass', () => {
  it('PRI-4: costs the sum of its days', () => {
    expect(daypassAmount(DAYPASS, 'Adult', ['day1', 'day2'])).toBe(7000);
    expect(daypassAmount(DAYPASS, 'Adult', Object.keys(DAYPASS.Adult))).toBe(19500);
    expect(daypassAmount(DAYPASS, 'Adult', [])).toBe(0);
  });

  it('PRI-4: is not sold for a day or a type without a price', () => {
    expect(daypassAmount(DAYPASS, 'Infant', ['day1'])).toBeUndefined();
    expect(daypassAmount(DAYPASS, 'valueOf', ['day1'])).toBeUndefined();
    expect(daypassAmount(DAYPASS, 'Adult', ['day1', 'day6'])).toBeUndefined();
    expect(daypassAmount(DAYPASS, 'Adult', ['toString'])).toBeUndefined();
    // The convention's second day, not the first day of the pass.
    expect(daypassAmount(DAYPASS, 'Gap', ['day2'])).toBe(200);
    expect(daypassAmount(DAYPASS, 'Gap', ['day1'])).toBeUndefined();
  });

  it('PRI-4: is offered from its cheapest day, and lists its days in their order', () => {
    expect(daypassFromAmount(DAYPASS, 'Adult')).toBe(2500);
    expect(daypassFromAmount(DAYPASS, 'Infant')).toBeUndefined();
    expect(daypassFromAmount({ Adult: {} }, 'Adult')).toBeUndefined();
    expect(daypassFromAmount(DAYPASS, 'Gap')).toBe(200);
    expect(daypassDayKeys({ Adult: { day10: 1, day2: 2, other: 3 } }, 'Adult')).toEqual([
      'day2',
      'day10',
    ]);
    expect(daypassDayKeys({}, 'Adult')).toBeUndefined();
  });
});

describe('a total', () => {
  it('PRI-5: is the sum in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 100_000 })), (prices) => {
        expect(totalAmount(prices)).toBe(totalAmount(prices.toReversed()));
      }),
    );
    expect(totalAmount([21000, 7000])).toBe(28000);
    expect(totalAmount([])).toBe(0);
  });

  it('PRI-5: is undefined while a part is not for sale', () => {
    expect(totalAmount([21000, undefined])).toBeUndefined();
  });
});

describe('the checkout', () => {
  it('PRI-9: needs a card above 0, and only a sign-up at 0', () => {
    expect(checkoutKind(500)).toBe('payByCard');
    expect(checkoutKind(0)).toBe('signUp');
    expect(checkoutKind(-500)).toBe('none');
    expect(checkoutKind(undefined)).toBe('none');
  });
});
