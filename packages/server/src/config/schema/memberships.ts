import type { MembershipAttributes } from '@conkit/rules';
import * as v from 'valibot';
import { MOST_DAYS } from '../mostDays.ts';
import { amount, day, flag, key, list, map, maybe, object, set, words } from './values.ts';

/** What the holders of a membership may do; whatever is not said is no. */
const rights = {
  /** Gets a badge, and so does a day pass of this type. */
  badge: maybe(flag),
  /** May nominate. */
  hugo_nominator: maybe(flag),
  /** Is a member of the convention, and may ask for an invitation to its chat. */
  member: maybe(flag),
  /** May vote, and take part in site selection. */
  wsfs_member: maybe(flag),
  /** Others find them by their name or address, to pay for something. */
  allow_lookup: maybe(flag),
  /** A day pass of this type exists. */
  daypass_available: maybe(flag),
} satisfies Record<keyof MembershipAttributes, unknown>;

/** A membership type: what its holders may do, and how it is called. */
export const membershipType = object({
  label: words,
  /** What its day pass is called; without it the label with "day pass", in the reader's language. */
  daypass_label: maybe(words),
  /** Who may buy it, in one sentence. */
  description: maybe(words),
  /** Birth dates that it is for, both included. */
  born: maybe(object({ from: maybe(day), to: maybe(day) })),
  ...rights,
});

/** A card of new memberships, on the page that sells them. */
export const membershipCard = object({
  /** Its heading. */
  title: words,
  /** What these memberships give, and what they do not. */
  text: maybe(words),
  /** Its membership types, in order. */
  types: set(key),
});

/** Which membership types each choice offers, in order. */
export const membershipGroups = object({
  /** The cards of new memberships in their order, each under a name of its own. */
  cards: map(membershipCard),
  /** The memberships of children: an account is not called by their names. */
  child: v.optional(set(key), []),
  /** What a membership can be upgraded to; without it there are no upgrades. */
  upgrade: v.optional(set(key), []),
  /** The types of day passes; without it those that have prices, in their order. */
  daypass: maybe(set(key)),
  /** The combined list, with a divider between two groups; without it what is on the cards. */
  list: maybe(list(set(key))),
});

/** A day that a day pass can be for. */
const passDay = object({
  label: words,
  /** For a list of days, as `Wed`; the label when it is not said. */
  short: maybe(words),
});

/** Day passes: their days, and what each day costs. */
export const daypass = object({
  /** The days, when they are not those of the convention from its first on, by their names. */
  days: maybe(v.pipe(list(passDay, 1), v.maxLength(MOST_DAYS, `must have at most ${MOST_DAYS}`))),
  /** By type and day, `day1` the first of them. A day without a price is not sold to that type. */
  prices: map(map(amount)),
});
