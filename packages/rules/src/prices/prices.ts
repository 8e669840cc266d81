import { createPriceList, findPrice, type PriceList } from '../membership/membership.ts';
import type { PaperPubs } from '../people/people.ts';

/** The prices of memberships; all amounts in the currency's minor unit. */
export interface MembershipPrices {
  /** by membership type */
  readonly newMember: PriceList;
  /** paper publications; missing when they are not for sale */
  readonly paperPubs?: number;
  /** whether paper publications must be paid for (`paid_paper_pubs` of the configuration) */
  readonly paidPaperPubs: boolean;
}

/** The membership and paper publications before or after a purchase. */
export interface MembershipChoice {
  readonly membership: string;
  readonly paper_pubs?: PaperPubs | null;
}

/** Day pass prices: by type, then by day (`day1` is the first); a day without a price is not sold. */
export type DaypassPrices = Readonly<Record<string, PriceList>>;

/** The part of a purchase category that has the prices. */
interface SoldCategory {
  readonly types: Parameters<typeof createPriceList>[0];
}

/**
 * Returns the prices of memberships from the purchase data: the types of `new_member`, and the type `paper_pubs` of
 * the category `paper_pubs` (PRI-2).
 *
 * @param paidPaperPubs `paid_paper_pubs` of the configuration
 */
export const createMembershipPrices = (
  { new_member, paper_pubs }: Readonly<Record<string, SoldCategory | undefined>>,
  paidPaperPubs: boolean,
): MembershipPrices => {
  const paperPubs = findPrice(createPriceList(paper_pubs?.types ?? []), 'paper_pubs');
  return {
    newMember: createPriceList(new_member?.types ?? []),
    paidPaperPubs,
    ...(paperPubs !== undefined && { paperPubs }),
  };
};

/** Returns the price of paper publications; 0 when they are not wanted or are free (PRI-1). */
export const paperPubsAmount = (prices: MembershipPrices, isWanted: boolean): number =>
  isWanted && prices.paidPaperPubs ? Math.max(0, prices.paperPubs ?? 0) : 0;

/**
 * Returns the sum of prices (PRI-5).
 *
 * @returns `undefined` when one of the prices is `undefined`, because that part is not for sale
 */
export function totalAmount(prices: Iterable<number>): number;
export function totalAmount(prices: Iterable<number | undefined>): number | undefined;
export function totalAmount(prices: Iterable<number | undefined>): number | undefined {
  let total = 0;
  for (const amount of prices) {
    if (amount === undefined) return undefined;
    total += amount;
  }
  return total;
}

/** Returns the price of the type plus paper publications for a new member (PRI-2); `undefined` when not for sale. */
export const newMemberAmount = (
  prices: MembershipPrices,
  member: MembershipChoice,
): number | undefined =>
  totalAmount([
    findPrice(prices.newMember, member.membership),
    paperPubsAmount(prices, hasPaperPubs(member)),
  ]);

/**
 * Returns the price of an upgrade: the difference between the types, where an unpriced current type counts as 0,
 * plus paper publications that the person does not have (PRI-3). Negative for a cheaper type.
 *
 * @returns `undefined` when the target is a different type and not for sale
 */
export const upgradeAmount = (
  prices: MembershipPrices,
  from: MembershipChoice,
  to: MembershipChoice,
): number | undefined => {
  const added = paperPubsAmount(prices, hasPaperPubs(to) && !hasPaperPubs(from));
  if (to.membership === from.membership) return added;
  const fromAmount = findPrice(prices.newMember, from.membership) ?? 0;
  return totalAmount([findPrice(prices.newMember, to.membership), -fromAmount, added]);
};

/** Returns whether a choice includes paper publications. */
export const hasPaperPubs = ({ paper_pubs }: MembershipChoice): boolean => Boolean(paper_pubs);

/**
 * Returns the days that a day pass type is sold for, in their order: `day1`, `day3` … (PRI-4). `undefined` for an
 * unknown type.
 */
export const daypassDayKeys = (
  prices: DaypassPrices,
  type: string,
): readonly string[] | undefined => {
  const days = Object.hasOwn(prices, type) ? prices[type] : undefined;
  return (
    days &&
    Object.keys(days)
      .filter((key) => /^day\d+$/.test(key))
      .sort((one, other) => Number(one.slice(3)) - Number(other.slice(3)))
  );
};

/**
 * Returns the price of a day pass: the sum of its days (PRI-4). `undefined` for an unknown type or a day without a
 * price.
 */
export const daypassAmount = (
  prices: DaypassPrices,
  type: string,
  days: Iterable<string>,
): number | undefined => {
  const ofType = Object.hasOwn(prices, type) ? prices[type] : undefined;
  return ofType && totalAmount([...days].map((day) => findPrice(ofType, day)));
};

/** Returns the price of the cheapest day, for "from …" (PRI-4). `undefined` for an unknown type. */
export const daypassFromAmount = (prices: DaypassPrices, type: string): number | undefined => {
  const each = daypassDayKeys(prices, type)?.flatMap(
    (day) => findPrice(prices[type] ?? {}, day) ?? [],
  );
  return each && each.length > 0 ? Math.min(...each) : undefined;
};

/** Returns how a total is checked out: by card above 0, as a sign-up at 0, else not at all (PRI-9). */
export const checkoutKind = (amount: number | undefined): 'payByCard' | 'signUp' | 'none' => {
  if (amount === undefined || amount < 0) return 'none';
  return amount > 0 ? 'payByCard' : 'signUp';
};
