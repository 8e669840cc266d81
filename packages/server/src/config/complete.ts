import { passDays } from './days.ts';
import { NON_MEMBER } from './nonMember.ts';
import type { Convention, MembershipType, WrittenConvention } from './types.ts';

/** The default membership type of people without a membership. */
const nonMember: MembershipType = {
  label: { en: 'Non-member', fi: 'Ei jäsen', sv: 'Inte medlem' },
  allow_lookup: true,
};

/** Returns the convention with the defaults that depend on other fields. */
export function complete(written: WrittenConvention): Convention {
  const { membership_types, membership_groups, purchase_categories, daypass } = written;
  const { cards, child, upgrade, list } = membership_groups;
  const prices = daypass?.prices ?? {};
  const days = passDays(written);
  const pass = purchase_categories['daypass'];
  return {
    ...written,
    membership_types: { [NON_MEMBER]: nonMember, ...membership_types },
    membership_groups: {
      cards: Object.entries(cards).map(([key, card]) => Object.assign({ key }, card)),
      child,
      upgrade,
      daypass: membership_groups.daypass ?? Object.keys(prices),
      list: list ?? Object.values(cards).map(({ types }) => types),
    },
    daypass: { days, prices },
    purchase_categories: {
      ...purchase_categories,
      // The form asks for the days first.
      ...(pass && {
        daypass: {
          ...pass,
          shape: [
            ...days.map(({ key, label }) => ({ key, label, type: 'boolean' as const })),
            ...pass.shape,
          ],
        },
      }),
    },
  };
}
