import { describe, expect, it } from 'vitest';
import { PAPER_PUBS, PRICES } from './testing/convention.ts';
import { isUpgradeGood, upgradeProblem } from './upgrades.ts';

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

  it('PRI-30: leads to an upgradeable type that is for sale and not cheaper', () => {
    expect(problem({ membership: 'Child' }, supporter)).toBe('not_for_sale');
    expect(problem(supporter, { membership: 'Helper' })).toBe('not_for_sale');
    expect(problem(supporter, { membership: 'toString' })).toBe('not_for_sale');
    expect(problem({ membership: 'Adult' }, { membership: 'YoungAdult' })).toBe('cheaper');
    const withHelper = upgradeProblem(PRICES, ['Helper'], supporter, { membership: 'Helper' });
    expect(withHelper).toBe('not_for_sale');
  });

  it('PRI-30: adds paper publications where they are sold, and once', () => {
    const add = { membership: 'Adult', paper_pubs: PAPER_PUBS };
    expect(problem(reader, add)).toBe('has_paper_pubs');
    expect(problem(supporter, add, { ...PRICES, paidPaperPubs: false })).toBe(
      'paper_pubs_not_sold',
    );
    const { newMember, paidPaperPubs } = PRICES;
    expect(problem(supporter, add, { newMember, paidPaperPubs })).toBe('paper_pubs_not_sold');
  });

  it('PRI-31: is good as long as the person has what it was priced for', () => {
    const adult = { membership: 'Adult' };
    expect(isUpgradeGood(supporter, 'Supporter', adult)).toBe(true);
    expect(isUpgradeGood(reader, 'Supporter', adult)).toBe(true);
    expect(isUpgradeGood(adult, 'Supporter', adult)).toBe(false);
    expect(isUpgradeGood({ membership: 'YoungAdult' }, 'Supporter', adult)).toBe(false);
  });

  it('PRI-31: adds paper publications to whatever membership, but only to somebody without them', () => {
    expect(isUpgradeGood({ membership: 'Adult' }, 'Supporter', reader)).toBe(true);
    expect(isUpgradeGood(reader, 'Supporter', reader)).toBe(false);
    const both = { membership: 'Adult', paper_pubs: PAPER_PUBS };
    expect(isUpgradeGood(reader, 'Supporter', both)).toBe(false);
  });
});
