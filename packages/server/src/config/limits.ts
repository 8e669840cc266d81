// Decisions: docs/decisions/request-limits.md
import * as v from 'valibot';
import { maybe, object, whole } from './schema/values.ts';

/**
 * A limit for one subject: a network, an account, an address or a person. Used requests come back evenly, so that a
 * subject that has used them all can go on slowly.
 */
export interface Limit {
  /** How many requests are allowed at once. Each counts as one. */
  readonly most: number;
  /** How long it takes until all of them have come back. One comes back after `minutes / most`. */
  readonly minutes: number;
  /** How much a request counts when the server refuses what it tried. By default 1. */
  readonly refused?: number;
}

/** The longest time for a limit, in minutes: counts are deleted after it. */
const DAY = 24 * 60;

/** The longest time, in minutes, that a used-up limit can block its subject. `OWN_ACT_LIMITS` are exempt. */
export const MAX_WAIT_MINUTES = 15;

/**
 * Limits that only the account's own acts use up and that protect against irreversible harm. They can block longer than
 * {@link MAX_WAIT_MINUTES}. Another administrator can lift them at once.
 */
export const OWN_ACT_LIMITS: ReadonlySet<LimitName> = new Set(['admin_exports', 'admin_erasures']);

/** Limits of an administrator, by account. Another administrator can lift them (`liftLimits`). */
export const CREW_LIMITS = [
  'admin_reads',
  'admin_searches',
  'admin_opened',
  'admin_changes',
  'admin_exports',
  'admin_erasures',
] as const satisfies readonly LimitName[];

/**
 * All limits with their defaults. A venue shares one network, so limits by network allow for thousands of people, and
 * successful requests count little. Saves of votes and nominations have no limit: a refused save is worse than one more
 * row.
 */
export const DEFAULT_LIMITS = {
  /** Login link requests for one address from one network. */
  link_requests: { most: 10, minutes: 15 },
  /** Login link requests from one network, for any address. */
  link_requests_network: { most: 200, minutes: 15 },
  /** Mails with a link to one address. */
  link_mails: { most: 10, minutes: 15 },
  /**
   * After `link_mails` is used up: mails to one address from each network, so that other people can't block its owner.
   */
  link_mails_beyond: { most: 1, minutes: 15 },
  /** All mails with a link to one address. Protects it from a flood from many networks. */
  link_mails_most: { most: 60, minutes: 60 },
  /** Wrong login keys for one address. A correct key always works. */
  wrong_keys: { most: 20, minutes: 15 },
  /** Wrong login keys from one network. */
  wrong_keys_network: { most: 100, minutes: 15 },
  /**
   * Wrong codes from mails for one address, from any browsers and networks. This limit and the next two slow down a
   * search over all codes. After it is used up, correct codes are refused too, but the link in the same mail still
   * works.
   */
  wrong_codes: { most: 30, minutes: 450 },
  /**
   * After `wrong_codes` is used up: wrong codes for one address from each network, so that other people can't block its
   * owner.
   */
  wrong_codes_beyond: { most: 1, minutes: 15 },
  /** Wrong codes from one network, for any address. */
  wrong_codes_network: { most: 200, minutes: DAY },
  /**
   * All wrong codes. This limit refuses nothing: each further wrong code counts twice for its network, and the server
   * logs a warning.
   */
  wrong_codes_all: { most: 1000, minutes: DAY },
  /** Mails to one address after an expired link was opened. Mail scanners open links again and again. */
  fresh_links: { most: 4, minutes: 60 },
  /** Challenges for passkeys, by network. Each is stored. */
  passkey_challenges_network: { most: 500, minutes: 15 },
  /** Wrong passkeys, by network. */
  wrong_passkeys_network: { most: 200, minutes: 15 },
  /** Attempts to add or rename a passkey, by account. A new passkey and a new name each send a mail. */
  new_passkeys: { most: 20, minutes: 60 },
  /** Searches for members, by account. A search without a result counts as refused. */
  lookups: { most: 60, minutes: 15, refused: 2 },
  /** Searches for members, by network. A search without a result counts as refused. */
  lookups_network: { most: 300, minutes: 15, refused: 3 },
  /** Changes of people's details, by account. Each is stored. No user types this fast. */
  person_changes: { most: 600, minutes: 60 },
  /** Purchases with an amount to pay, by account. A declined card counts as refused. */
  purchases: { most: 200, minutes: 10, refused: 10 },
  /** Purchases with an amount to pay, by network, signed in or not. A declined card counts as refused. */
  purchases_network: { most: 300, minutes: 10, refused: 10 },
  /** Free sign-ups, by network. Each sends a mail to the given address. */
  sign_ups_network: { most: 20, minutes: 10 },
  /** Free sign-ups under one address, except those by the address's own account. */
  sign_ups: { most: 10, minutes: 15 },
  /** People on other accounts that an account buys something for, by account. */
  recipients: { most: 60, minutes: 10 },
  /** Status requests for an unsettled purchase, by purchase. Each one calls the payment provider. */
  finishes: { most: 30, minutes: 10 },
  /** Unknown purchase keys, by network. */
  unknown_purchases_network: { most: 60, minutes: 10 },
  /** Cancellations of unknown purchase keys, by network. Each is stored for a while. */
  unseen_cancels_network: { most: 30, minutes: 10 },
  /** Copies of a ballot or nominations that are mailed on request, by person. */
  copies: { most: 5, minutes: 15 },
  /** Requests for the packet's extra, by person. */
  series_extras: { most: 5, minutes: 60 },
  /** Invitations to the chat, by account. */
  chat_invites: { most: 5, minutes: 60 },
  /** Generated badges, barcodes and ballots, by account. */
  documents: { most: 300, minutes: 15 },
  /** Badges for people who aren't members yet, by network. */
  blank_badges_network: { most: 300, minutes: 15 },
  /** Reads of an administrator, by account. */
  admin_reads: { most: 600, minutes: 60 },
  /** Searches of an administrator, by account. A search with more results than fit on a screen counts as refused. */
  admin_searches: { most: 600, minutes: 300, refused: 10 },
  /** Records that an administrator opens, by account. Keeps a stolen session from reading the list of members. */
  admin_opened: { most: 600, minutes: DAY },
  /** Opening the same record again, by account and record. The first counts as `admin_opened`, the others don't. */
  admin_reopened: { most: 1, minutes: 15 },
  /** An administrator's changes for other people, by account. */
  admin_changes: { most: 120, minutes: 60 },
  /** Exports of all data about a person, by account. */
  admin_exports: { most: 10, minutes: DAY },
  /** Erasures of people, by account. */
  admin_erasures: { most: 5, minutes: DAY },
} satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof DEFAULT_LIMITS;

export const LIMIT_NAMES = Object.keys(DEFAULT_LIMITS) as LimitName[];

/** All limits of a convention. */
export type Limits = Readonly<Record<LimitName, Limit>>;

/** Returns the convention's limits, with defaults for missing ones. */
export function completeLimits(
  given: Readonly<Partial<Record<LimitName, Partial<Limit>>>>,
): Limits {
  return Object.fromEntries(
    LIMIT_NAMES.map((name) => [name, { ...DEFAULT_LIMITS[name], ...given[name] }]),
  ) as Limits;
}

const points = whole(1, 1_000_000);
/** Counts are deleted after a day. */
const minutes = whole(1, 24 * 60);
const limit = object({ most: maybe(points), minutes: maybe(minutes), refused: maybe(points) });

/** Checks that a limit frees a request often enough; `OWN_ACT_LIMITS` are exempt. */
const recoversSoon = (name: LimitName) =>
  v.check<v.InferOutput<typeof limit>, string>((given) => {
    const { most, minutes: all }: Limit = { ...DEFAULT_LIMITS[name], ...given };
    return OWN_ACT_LIMITS.has(name) || all / most <= MAX_WAIT_MINUTES;
  }, `give back one at least every ${MAX_WAIT_MINUTES} minutes: raise most, or lower minutes`);

/** Returns a limit's schema with its default in the title, for docs/configuration.md. */
function withDefault(name: LimitName) {
  const { most, minutes: usual, refused }: Limit = DEFAULT_LIMITS[name];
  const counted = refused === undefined ? '' : `, refused: ${refused}`;
  return maybe(
    v.pipe(
      limit,
      recoversSoon(name),
      v.title(`\`{ most: ${most}, minutes: ${usual}${counted} }\` by default`),
    ),
  );
}
const entries = Object.fromEntries(LIMIT_NAMES.map((name) => [name, withDefault(name)])) as Record<
  LimitName,
  ReturnType<typeof withDefault>
>;

/**
 * How often a request is allowed. A subject (see each limit) can make `most` requests at once. They come back one at a
 * time, all of them within `minutes`. A request counts as one, or as `refused` if the server refused what it tried. A
 * limit that the convention doesn't set has its default.
 */
export const limits = v.optional(
  v.pipe(
    object(entries),
    v.transform((given) => completeLimits(given)),
  ),
  {},
);
