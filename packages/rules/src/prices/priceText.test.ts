import { describe, expect, it } from 'vitest';
import { NEW_MEMBER, PAPER_PUBS, PRICES, UPGRADEABLE } from '../testing/convention.ts';
import { labelPrice, newPriceText, upgradePriceText } from './priceText.ts';

const FREE_PAPER_PUBS = { ...PRICES, paidPaperPubs: false };

const youngAdultText = (type: string) =>
  upgradePriceText(PRICES, { membership: 'YoungAdult' }, type, UPGRADEABLE);

describe('the text of a price', () => {
  it('PRI-6: is omitted for 0 or less', () => {
    expect(labelPrice(4000)).toEqual({ kind: 'price', amount: 4000 });
    for (const amount of [0, -1, null, undefined])
      expect(labelPrice(amount)).toEqual({ kind: 'none' });
  });

  it('PRI-7: is the price of a new membership, or that it is free', () => {
    expect(newPriceText(NEW_MEMBER, 'Adult')).toEqual({ kind: 'price', amount: 21000 });
    expect(newPriceText({ Infant: 0 }, 'Infant')).toEqual({ kind: 'free' });
    expect(newPriceText(NEW_MEMBER, 'Helper')).toEqual({ kind: 'none' });
  });

  it('PRI-8: is the difference to a more expensive type, and omitted for other types', () => {
    expect(youngAdultText('Adult')).toEqual({ kind: 'price', amount: 8000 });
    expect(youngAdultText('FirstWorldcon')).toEqual({ kind: 'none' });
    expect(youngAdultText('Child')).toEqual({ kind: 'none' });
    expect(youngAdultText('YoungAdult')).toEqual({ kind: 'noMembershipUpgrade' });
  });

  it('PRI-8: shows for the most expensive type what can still be added', () => {
    const adult = { membership: 'Adult' };
    const withPaper = { ...adult, paper_pubs: PAPER_PUBS };
    const kind = (prices: typeof PRICES, person: typeof adult) =>
      upgradePriceText(prices, person, 'Adult', UPGRADEABLE).kind;
    expect(kind(PRICES, adult)).toBe('justAddPaperPubs');
    expect(kind(PRICES, withPaper)).toBe('alreadyHasPaperPubs');
    expect(kind(FREE_PAPER_PUBS, adult)).toBe('noUpgradeAvailable');
  });
});
