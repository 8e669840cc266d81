import { describe, expect, it } from 'vitest';
import {
  getMembershipAttributes,
  isGreyedOut,
  presetTarget,
  createPriceList,
  findPrice,
  sortTypes,
  typesForSale,
  upgradeChoices,
  upgradeTargets,
} from './membership.ts';
import { MEMBERSHIP_TYPES, NEW_MEMBER, UPGRADEABLE } from '../testing/convention.ts';

describe('a membership type', () => {
  it('MEM-1: has the configured attributes, and none when unknown', () => {
    expect(getMembershipAttributes(MEMBERSHIP_TYPES, 'Child')).toEqual({
      member: true,
      badge: true,
    });
    expect(getMembershipAttributes(MEMBERSHIP_TYPES, 'Unknown')).toEqual({});
    expect(getMembershipAttributes(MEMBERSHIP_TYPES, 'constructor')).toEqual({});
  });

  it('MEM-2: is for sale when its price is a whole number of 0 or more', () => {
    expect(findPrice(NEW_MEMBER, 'Adult')).toBe(21000);
    expect(findPrice({ Infant: 0 }, 'Infant')).toBe(0);
    expect(findPrice(NEW_MEMBER, 'NonMember')).toBeUndefined();
    expect(findPrice(NEW_MEMBER, 'toString')).toBeUndefined();
    for (const amount of [-1, 0.5, NaN]) expect(findPrice({ Odd: amount }, 'Odd')).toBeUndefined();
  });

  it('MEM-2: is not for sale when its purchase data has no amount', () => {
    const types = [{ key: 'Adult', amount: 21000 }, { key: 'upgrade' }, { key: 'x', amount: null }];
    expect(createPriceList(types)).toEqual({ Adult: 21000 });
  });
});

describe('the types', () => {
  it('MEM-3: are sorted by amount, highest first, then by key', () => {
    const keys = ['Infant', 'NonMember', 'YoungAdult', 'Supporter', 'Adult', 'FirstWorldcon'];
    expect(sortTypes(keys, NEW_MEMBER)).toEqual([
      'Adult',
      'FirstWorldcon',
      'YoungAdult',
      'Supporter',
      'Infant',
      'NonMember',
    ]);
  });

  it('MEM-4: are greyed out without a price, and in an upgrade when they do not cost more', () => {
    expect(isGreyedOut(NEW_MEMBER, 'Child', 'YoungAdult')).toBe(true);
    expect(isGreyedOut(NEW_MEMBER, 'FirstWorldcon', 'YoungAdult')).toBe(true);
    expect(isGreyedOut(NEW_MEMBER, 'YoungAdult', 'YoungAdult')).toBe(false);
    expect(isGreyedOut(NEW_MEMBER, 'Adult', 'YoungAdult')).toBe(false);
    expect(isGreyedOut(NEW_MEMBER, 'Infant', 'NonMember')).toBe(false);
    expect(isGreyedOut(NEW_MEMBER, 'Infant')).toBe(false);
    expect(isGreyedOut(NEW_MEMBER, 'NonMember')).toBe(true);
    expect(isGreyedOut({ Free: 0 }, 'Free')).toBe(false);
    expect(isGreyedOut({ Odd: -100 }, 'Odd')).toBe(true);
  });
});

describe('an upgrade', () => {
  it('MEM-5: leads to the upgradeable types that cost more', () => {
    expect(upgradeTargets('Supporter', UPGRADEABLE, NEW_MEMBER)).toEqual([
      'Adult',
      'FirstWorldcon',
      'YoungAdult',
      'Child',
    ]);
    expect(upgradeTargets('YoungAdult', UPGRADEABLE, NEW_MEMBER)).toEqual(['Adult']);
    expect(upgradeTargets('Adult', UPGRADEABLE, NEW_MEMBER)).toEqual([]);
    expect(upgradeTargets('NonMember', ['Child', 'Supporter'], NEW_MEMBER)).toEqual([
      'Child',
      'Supporter',
    ]);
  });

  it('MEM-8: shows no other type of the same price', () => {
    expect(upgradeChoices('YoungAdult', UPGRADEABLE, NEW_MEMBER)).toEqual([
      'Adult',
      'YoungAdult',
      'Child',
    ]);
    expect(upgradeChoices('Supporter', UPGRADEABLE, NEW_MEMBER)).toHaveLength(4);
    expect(upgradeChoices('NonMember', UPGRADEABLE, NEW_MEMBER)).toHaveLength(4);
  });

  it('MEM-6: starts with the current membership only if it is upgradeable', () => {
    expect(presetTarget('Child', UPGRADEABLE)).toBe('Child');
    expect(presetTarget('Supporter', UPGRADEABLE)).toBeUndefined();
  });
});

describe('the cards', () => {
  it('MEM-7: offer only types that are for sale', () => {
    expect(typesForSale(['FirstWorldcon', 'Helper', 'Adult'], NEW_MEMBER)).toEqual([
      'FirstWorldcon',
      'Adult',
    ]);
    expect(typesForSale(['Helper'], NEW_MEMBER)).toEqual([]);
  });
});
