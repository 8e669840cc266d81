import type { MembershipAttributes } from '@conkit/rules';
import { cents, day, flag, key, list, map, maybe, object, set, words } from './values.ts';

/** What the holders of a membership may do; whatever is not said is no. */
const rights = {
  badge: maybe(flag),
  hugo_nominator: maybe(flag),
  member: maybe(flag),
  wsfs_member: maybe(flag),
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

/** Which membership types each choice offers, in order. */
export const membershipGroups = object({
  attend: set(key),
  child: set(key),
  support: set(key),
  /** What a membership can be upgraded to. */
  upgrade: set(key),
  daypass: set(key),
  /** The combined list; a divider goes between two groups. */
  list: list(set(key)),
});

/** Cents by type and day: `day1` is Wednesday. */
export const daypass = object({ prices: map(map(cents)) });
