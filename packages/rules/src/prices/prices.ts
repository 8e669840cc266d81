import { priceListOf, priceOf, type PriceList } from '../membership/membership.ts';
import type { PaperPubs } from '../people/people.ts';

/** What memberships cost; all amounts in the currency's minor unit. */
export interface MembershipPrices {
  /** by membership type */
  readonly newMember: PriceList;
  /** paper publications; missing when they are not for sale */
  readonly paperPubs?: number;
  /** whether paper publications must be paid for (`paid_paper_pubs` of the configuration) */
  readonly paidPaperPubs: boolean;
}

/** Who is upgraded, or what they become. */
export interface MembershipChoice {
  readonly membership: string;
  readonly paper_pubs?: PaperPubs | null;
}

/** Day pass prices: by type, then by day (`day1` is the first); a day without a price is not sold. */
export type DaypassPrices = Readonly<Record<string, PriceList>>;

/** A category of the purchase data, as far as prices go. */
interface SoldCategory {
  readonly types: Parameters<typeof priceListOf>[0];
}

/**
 * What memberships cost, from everything that is sold: the types of `new_member`, and of `paper_pubs` the
 * one of the same name (PRI-2).
 *
 * @param paidPaperPubs `paid_paper_pubs` of the configuration
 */
export const membershipPricesOf = (
  { new_member, paper_pubs }: Readonly<Record<string, SoldCategory | undefined>>,
  paidPaperPubs: boolean,
): MembershipPrices => {
  const paperPubs = priceOf(priceListOf(paper_pubs?.types ?? []), 'paper_pubs');
  return {
    newMember: priceListOf(new_member?.types ?? []),
    paidPaperPubs,
    ...(paperPubs !== undefined && { paperPubs }),
  };
};

/** Paper publications cost their price when they are wanted and paid for, else nothing (PRI-1). */
export const paperPubsAmount = (prices: MembershipPrices, isWanted: boolean): number =>
  isWanted && prices.paidPaperPubs ? Math.max(0, prices.paperPubs ?? 0) : 0;

/**
 * The sum of several prices; there is none while one of them is not for sale (PRI-5).
 *
 * @returns `undefined` only when a price is
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

/** A new member costs the price of the type plus paper publications (PRI-2); `undefined` when not for sale. */
export const newMemberAmount = (
  prices: MembershipPrices,
  member: MembershipChoice,
): number | undefined =>
  totalAmount([
    priceOf(prices.newMember, member.membership),
    paperPubsAmount(prices, hasPaperPubs(member)),
  ]);

/**
 * An upgrade costs the difference of the two types, an unpriced one counting nothing, plus paper
 * publications that the person did not have (PRI-3). Negative for a cheaper type.
 *
 * @returns `undefined` when the target is another type and not for sale
 */
export const upgradeAmount = (
  prices: MembershipPrices,
  from: MembershipChoice,
  to: MembershipChoice,
): number | undefined => {
  const added = paperPubsAmount(prices, hasPaperPubs(to) && !hasPaperPubs(from));
  if (to.membership === from.membership) return added;
  const fromAmount = priceOf(prices.newMember, from.membership) ?? 0;
  return totalAmount([priceOf(prices.newMember, to.membership), -fromAmount, added]);
};

/** Whether a person has, or is to get, paper publications. */
export const hasPaperPubs = ({ paper_pubs }: MembershipChoice): boolean => Boolean(paper_pubs);

/** The days that a day pass type is sold for, in their order: `day1`, `day3` … (PRI-4). `undefined` for an unknown type. */
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

/** A day pass costs the sum of its days (PRI-4). `undefined` for an unknown type or a day without a price. */
export const daypassAmount = (
  prices: DaypassPrices,
  type: string,
  days: Iterable<string>,
): number | undefined => {
  const ofType = Object.hasOwn(prices, type) ? prices[type] : undefined;
  return ofType && totalAmount([...days].map((day) => priceOf(ofType, day)));
};

/** A day pass is offered "from" its cheapest day (PRI-4). `undefined` for an unknown type. */
export const daypassFromAmount = (prices: DaypassPrices, type: string): number | undefined => {
  const each = daypassDayKeys(prices, type)?.flatMap(
    (day) => priceOf(prices[type] ?? {}, day) ?? [],
  );
  return each && each.length > 0 ? Math.min(...each) : undefined;
};

/** A total above 0 is paid by card, 0 is a sign-up, anything else cannot be checked out (PRI-9). */
export const checkoutKind = (amount: number | undefined): 'payByCard' | 'signUp' | 'none' => {
  if (amount === undefined || amount < 0) return 'none';
  return amount > 0 ? 'payByCard' : 'signUp';
};
