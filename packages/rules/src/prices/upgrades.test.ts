import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMembershipAttributes, type MembershipTypes } from '../membership/membership.ts';
import { upgradeAmount, type MembershipPrices } from './prices.ts';
import { MEMBERSHIP_TYPES, PAPER_PUBS, PRICES } from '../testing/convention.ts';
import { findUpgrades, isDearer, isGift, isUpgradeGood, upgradeProblem } from './upgrades.ts';

const UPGRADEABLE = ['Adult', 'YoungAdult', 'FirstWorldcon', 'Child'];
const supporter = { membership: 'Supporter' };
const reader = { membership: 'Supporter', paper_pubs: PAPER_PUBS };

describe('an upgrade', () => {
  const problem = (from: typeof supporter, to: object, prices = PRICES) =>
    upgradeProblem(prices, UPGRADEABLE, from, to);

  it('PRI-30: changes the membership, adds paper publications, or both', () => {
    expect(problem(supporter, { membership: 'Adult' })).toBeUndefined();
    expect(problem(supporter, { paper_pubs: PAPER_PUBS })).toBeUndefined();
    expect(problem(supporter, { membership: 'Adult', paper_pubs: PAPER_PUBS })).toBeUndefined();
    expect(problem({ membership: 'Helper' }, { membership: 'Child' })).toBeUndefined();
    for (const to of [{}, supporter, { membership: null, paper_pubs: null }]) {
      expect(problem(supporter, to)).toBe('nothing_changes');
    }
  });

  it('PRI-30: leads to an upgradeable type that is for sale and more expensive', () => {
    expect(problem({ membership: 'Child' }, supporter)).toBe('not_for_sale');
    expect(problem(supporter, { membership: 'Helper' })).toBe('not_for_sale');
    expect(problem(supporter, { membership: 'toString' })).toBe('not_for_sale');
    expect(problem({ membership: 'Adult' }, { membership: 'YoungAdult' })).toBe('not_dearer');
    const young = { membership: 'YoungAdult' };
    expect(problem(young, { membership: 'FirstWorldcon' })).toBe('not_dearer');
    const withPaper = { membership: 'FirstWorldcon', paper_pubs: PAPER_PUBS };
    expect(problem(young, withPaper)).toBe('not_dearer');
    const withHelper = upgradeProblem(PRICES, ['Helper'], supporter, { membership: 'Helper' });
    expect(withHelper).toBe('not_for_sale');
  });

  it('PRI-30: compares prices, where a type without one counts as 0', () => {
    const { newMember } = PRICES;
    expect(isDearer(newMember, 'Adult', 'YoungAdult')).toBe(true);
    expect(isDearer(newMember, 'YoungAdult', 'Adult')).toBe(false);
    expect(isDearer(newMember, 'Adult', 'Adult')).toBe(false);
    expect(isDearer(newMember, 'Adult', 'Helper')).toBe(true);
    expect(isDearer(newMember, 'Helper', 'Adult')).toBe(false);
    expect(isDearer({ Free: 0 }, 'Free', 'Helper')).toBe(false);
  });

  it('PRI-30: adds paper publications only once, and only when they are sold', () => {
    const add = { membership: 'Adult', paper_pubs: PAPER_PUBS };
    expect(problem(reader, add)).toBe('has_paper_pubs');
    expect(problem(supporter, add, { ...PRICES, paidPaperPubs: false })).toBe(
      'paper_pubs_not_sold',
    );
    const { newMember, paidPaperPubs } = PRICES;
    expect(problem(supporter, add, { newMember, paidPaperPubs })).toBe('paper_pubs_not_sold');
  });

  it('PRI-31: is valid while the person has the membership that it was priced for', () => {
    const adult = { membership: 'Adult' };
    expect(isUpgradeGood(supporter, 'Supporter', adult)).toBe(true);
    expect(isUpgradeGood(reader, 'Supporter', adult)).toBe(true);
    expect(isUpgradeGood(adult, 'Supporter', adult)).toBe(false);
    expect(isUpgradeGood({ membership: 'YoungAdult' }, 'Supporter', adult)).toBe(false);
  });

  it('PRI-31: adds paper publications to any membership, but only if they are missing', () => {
    expect(isUpgradeGood({ membership: 'Adult' }, 'Supporter', reader)).toBe(true);
    expect(isUpgradeGood(reader, 'Supporter', reader)).toBe(false);
    const both = { membership: 'Adult', paper_pubs: PAPER_PUBS };
    expect(isUpgradeGood(reader, 'Supporter', both)).toBe(false);
  });
});

describe('an upgrade paid from another account', () => {
  const gift = (from: string, to: object) => isGift(MEMBERSHIP_TYPES, { membership: from }, to);

  it('PRI-32: ends no right, and does not set the address of paper publications', () => {
    expect(gift('Supporter', { membership: 'Adult' })).toBe(true);
    expect(gift('Child', { membership: 'YoungAdult' })).toBe(true);
    expect(gift('Supporter', { membership: 'Child' })).toBe(false);
    expect(gift('HugoNominator', { membership: 'Child' })).toBe(false);
    expect(gift('Supporter', { paper_pubs: PAPER_PUBS })).toBe(false);
    expect(gift('Supporter', { membership: 'Adult', paper_pubs: PAPER_PUBS })).toBe(false);
  });

  const RIGHTS = ['member', 'wsfs_member', 'hugo_nominator', 'badge'] as const;
  const KEYS = ['A', 'B', 'C', 'D', 'toString'] as const;
  const anyTypes: fc.Arbitrary<MembershipTypes> = fc.dictionary(
    fc.constantFrom(...KEYS),
    fc.record(Object.fromEntries(RIGHTS.map((right) => [right, fc.boolean()]))),
  );
  const anyPrices: fc.Arbitrary<MembershipPrices> = fc.record({
    newMember: fc.dictionary(fc.constantFrom(...KEYS), fc.integer({ min: -1, max: 3 })),
    paperPubs: fc.nat({ max: 2 }),
    paidPaperPubs: fc.boolean(),
  });
  const anyPaper = fc.constantFrom(null, PAPER_PUBS);

  it('PRI-32: costs money and takes nothing away for any types', () => {
    const seen = { sold: 0, refused: 0 };
    fc.assert(
      fc.property(
        anyTypes,
        anyPrices,
        fc.constantFrom(...KEYS),
        fc.option(fc.constantFrom(...KEYS)),
        anyPaper,
        anyPaper,
        (types, prices, has, membership, paper_pubs, added) => {
          const from = { membership: has, paper_pubs };
          const to = { membership, paper_pubs: added };
          if (upgradeProblem(prices, KEYS, from, to)) return;
          if (!isGift(types, from, to)) return void (seen.refused += 1);
          seen.sold += 1;
          const after = membership ?? has;
          expect(upgradeAmount(prices, from, { membership: after, paper_pubs })).toBeGreaterThan(0);
          expect(added).toBeNull();
          for (const right of RIGHTS) {
            const kept = getMembershipAttributes(types, after)[right];
            if (getMembershipAttributes(types, has)[right]) expect(kept, right).toBe(true);
          }
        },
      ),
      { numRuns: 2000 },
    );
    expect(Math.min(seen.sold, seen.refused)).toBeGreaterThan(20);
  });
});

describe('a convention with upgrade paths', () => {
  const paths = [
    { from: 'Supporter', to: 'Adult' },
    { from: 'Supporter', to: 'YoungAdult', amount: 500 },
    { from: 'Child', to: 'Helper', amount: 1 },
  ];
  const offer = { upgrade: ['Adult', 'YoungAdult', 'Helper'], upgradePaths: paths };
  const buy = (membership: string, from = 'Supporter') => {
    const { prices, upgradeable } = findUpgrades(PRICES, offer, from);
    const problem = upgradeProblem(prices, upgradeable, { membership: from }, { membership });
    return problem ?? upgradeAmount(prices, { membership: from }, { membership });
  };

  it('PRI-33: sells its paths for the difference or a fixed price', () => {
    expect(buy('Adult')).toBe(
      upgradeAmount(PRICES, { membership: 'Supporter' }, { membership: 'Adult' }),
    );
    expect(buy('YoungAdult')).toBe(500);
    // Also to a type that isn't sold to new members.
    expect(buy('Helper', 'Child')).toBe(1);
  });

  it('PRI-33: sells no other upgrade, and none from an unknown type', () => {
    expect(buy('Adult', 'YoungAdult')).toBe('not_for_sale');
    expect(buy('Adult', 'Child')).toBe('not_for_sale');
    expect(buy('Helper')).toBe('not_for_sale');
    expect(buy('Adult', 'toString')).toBe('not_for_sale');
    expect(buy('YoungAdult', 'YoungAdult')).toBe('nothing_changes');
  });

  it('PRI-33: keeps the present type among the choices, for paper publications alone', () => {
    expect(findUpgrades(PRICES, offer, 'YoungAdult').upgradeable).toEqual(['YoungAdult']);
    expect(findUpgrades(PRICES, offer, 'Supporter').upgradeable).toEqual(['Adult', 'YoungAdult']);
  });

  it('PRI-33: without paths, sells every type of the list to everybody', () => {
    const { prices, upgradeable } = findUpgrades(PRICES, { upgrade: UPGRADEABLE }, 'Supporter');
    expect(prices).toBe(PRICES);
    expect(upgradeable).toBe(UPGRADEABLE);
  });
});
