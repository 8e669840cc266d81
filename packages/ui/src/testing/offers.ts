import type { OfferGroup } from '../blocks/Offers/OfferCategories.tsx';
import type { Offer } from '../blocks/Offers/Offers.tsx';

const offer = (key: string, label: string, price: string, hint: string): Offer => ({
  key,
  label,
  price,
  hint,
  href: `/new/${key}`,
});

export const attending: readonly Offer[] = [
  offer('YoungAdult', 'Young adult', '€130', 'Born 16 Aug 1993 to 15 Aug 2006 inclusive'),
  offer('Adult', 'Adult', '€210', 'Born on or before 15 August 1993'),
];
export const children: readonly Offer[] = [
  offer('Child', 'Child', '€70', 'Born 16 Aug 2006 to 15 Aug 2013 inclusive'),
  offer('Infant', 'Infant', 'free', 'Born on or after 16 August 2013'),
];
export const supporting: readonly Offer[] = [
  offer('Supporter', 'Supporter', '€40', 'Supporting membership'),
];
/** The offers of Dublin 2019 by group. */
export const groups: readonly OfferGroup[] = [
  {
    key: 'attend',
    title: 'New attending membership',
    text: 'Come to the whole convention. You can also nominate and vote for the Hugo Awards, and take part in site selection.',
    offers: attending,
  },
  {
    key: 'child',
    title: 'Child/infant',
    text: 'Admission to the convention for its youngest members.',
    offers: children,
  },
  {
    key: 'support',
    title: 'Supporting',
    text: 'For everybody who cannot come: nominate and vote for the Hugo Awards.',
    offers: supporting,
  },
];
export const daypasses: readonly Offer[] = [
  { key: 'Adult', label: 'Adult day pass', price: 'from €25/day', href: '/daypass/Adult' },
  { key: 'Child', label: 'Child day pass', price: 'from €10/day', href: '/daypass/Child' },
];

/** Offers whose price changes, and offers that can't be bought, with the reason. */
export const changing: readonly Offer[] = [
  {
    ...offer('Adult', 'Adult', '€210', 'Born on or before 15 August 1993'),
    saleText: 'Until 31 December 2031, then €230',
  },
  {
    ...offer('YoungAdult', 'Young adult', '€130', 'Born 1993 or later'),
    saleText: 'Sold out',
    isUnavailable: true,
  },
  {
    ...offer('Child', 'Child', '€70', 'Born 2006 or later'),
    saleText: 'Not yet on sale: from 1 February 2032',
    isUnavailable: true,
  },
  {
    ...offer('Infant', 'Infant', 'free', 'Born 2013 or later'),
    saleText: 'No longer on sale',
    isUnavailable: true,
  },
  {
    ...offer('Supporter', 'Supporter', '€40', 'Supporting membership'),
    saleText: 'The last ones are being paid for. Look again in 15 minutes.',
    isUnavailable: true,
  },
];

/** Returns the offers before their prices are loaded. */
export const withoutPrices = (offers: readonly Offer[]): Offer[] =>
  offers.map(({ key, label, hint, href }) => ({ key, label, hint, href }));
