/**
 * At most so much at once, for one subject: a network, an account, an address or a person. What was used comes back evenly, so
 * that a subject that has used everything can go on slowly.
 */
export interface Limit {
  /** How much at once: a request counts one. */
  readonly most: number;
  /** How long it takes until all of it has come back: one comes back after `minutes / most`. */
  readonly minutes: number;
  /** What a request counts that was refused for what it tried; one, like any other, when absent. */
  readonly refused?: number;
}

/** The longest time until everything has come back: counts are forgotten after it. */
const DAY = 24 * 60;

/**
 * The longest that a limit refuses a request which the same subject could make before, in minutes. `OWN_DEEDS` are excepted.
 */
export const MAX_WAIT_MINUTES = 15;

/**
 * Limits that only the account's own acts use up, and whose harm can't be undone. They may take longer than
 * {@link MAX_WAIT_MINUTES}; another administrator lifts them at once.
 */
export const OWN_DEEDS: ReadonlySet<LimitName> = new Set(['admin_exports', 'admin_erasures']);

/** The limits of an administrator, by account: another administrator can lift them (`liftLimits`). */
export const CREW_LIMITS = [
  'admin_reads',
  'admin_searches',
  'admin_opened',
  'admin_changes',
  'admin_exports',
  'admin_erasures',
] as const satisfies readonly LimitName[];

/**
 * Every limit, with the default for a convention whose `limits` don't name it. A venue shares one network: what is counted by
 * network is meant for thousands of people, and what honest people do counts little there. Saves of votes and nominations have
 * no limit: a refused save is worse than one more row.
 */
export const DEFAULT_LIMITS = {
  /** Login links for one address, asked for from one network. */
  link_requests: { most: 10, minutes: 15 },
  /** Login links asked for from one network, for any address. */
  link_requests_network: { most: 200, minutes: 15 },
  /** Mails with a link to one address, whoever asks. */
  link_mails: { most: 10, minutes: 15 },
  /** Beyond `link_mails`, to one address for each network: strangers cannot keep its owner from one. */
  link_mails_beyond: { most: 1, minutes: 15 },
  /** Mails with a link to one address in any case: from however many networks, nobody floods it. */
  link_mails_most: { most: 60, minutes: 60 },
  /** Wrong login keys for one address; a right one is always taken. */
  wrong_keys: { most: 20, minutes: 15 },
  /** Wrong login keys from one network. */
  wrong_keys_network: { most: 100, minutes: 15 },
  /**
   * Wrong codes of mails for one address, from however many browsers and networks. It and the next two slow down a search
   * over all codes. Beyond them a right code is refused too, but never the link in the same mail.
   */
  wrong_codes: { most: 30, minutes: 450 },
  /** Beyond `wrong_codes`, for one address from each network: strangers can't keep its owner from the code. */
  wrong_codes_beyond: { most: 1, minutes: 15 },
  /** Wrong codes from one network, for any address. */
  wrong_codes_network: { most: 200, minutes: DAY },
  /** Wrong codes in all. Beyond it nothing is refused: each further one counts twice for its network, and the log warns. */
  wrong_codes_all: { most: 1000, minutes: DAY },
  /** Mails to one address because an expired link was opened, which mail scanners do again and again. */
  fresh_links: { most: 4, minutes: 60 },
  /** Looking for members, by account; who is not found counts as refused. */
  lookups: { most: 60, minutes: 15, refused: 2 },
  /** The same by network. */
  lookups_network: { most: 300, minutes: 15, refused: 3 },
  /** Changes of people's details, by account: each is kept. Nobody types so fast. */
  person_changes: { most: 600, minutes: 60 },
  /** Purchases with something to pay, by account; a declined card counts as refused. */
  purchases: { most: 200, minutes: 10, refused: 10 },
  /** The same by network, signed in or not. */
  purchases_network: { most: 300, minutes: 10, refused: 10 },
  /** People who are signed up for nothing, by network: each is mailed at whatever address is given. */
  sign_ups_network: { most: 20, minutes: 10 },
  /** The same under one address, whoever signs them up, unless that account does it itself. */
  sign_ups: { most: 10, minutes: 15 },
  /** People of other accounts whom something is bought for, by account. */
  recipients: { most: 60, minutes: 10 },
  /** Asking how an undecided purchase stands, by purchase: each time the payment provider is asked. */
  finishes: { most: 30, minutes: 10 },
  /** Keys of purchases that nobody made, by network. */
  unknown_purchases_network: { most: 60, minutes: 10 },
  /** Cancelled keys of purchases that never came, by network: each is kept for a while. */
  unseen_cancels_network: { most: 30, minutes: 10 },
  /** Copies of a ballot or of nominations that are mailed at once, by person. */
  copies: { most: 5, minutes: 15 },
  /** The packet's extra, by person. */
  series_extras: { most: 5, minutes: 60 },
  /** Invitations to the chat, by account. */
  chat_invites: { most: 5, minutes: 60 },
  /** Badges, barcodes and ballots that are drawn, by account. */
  documents: { most: 300, minutes: 15 },
  /** Badges of people who are not members yet, by network. */
  blank_badges_network: { most: 300, minutes: 15 },
  /** What an administrator looks up, by account. */
  admin_reads: { most: 600, minutes: 60 },
  /** Searches of an administrator, by account. One that finds more than a screen shows counts as refused. */
  admin_searches: { most: 600, minutes: 300, refused: 10 },
  /** The records that an administrator opens, by account: a stolen session can't read the list of members. */
  admin_opened: { most: 600, minutes: DAY },
  /** Opening the same record again, by account and record: the first counts as `admin_opened`, the others don't. */
  admin_reopened: { most: 1, minutes: 15 },
  /** What an administrator changes for others, by account. */
  admin_changes: { most: 120, minutes: 60 },
  /** Everything that is kept of one person, by account. */
  admin_exports: { most: 10, minutes: DAY },
  /** People who are forgotten, by account. */
  admin_erasures: { most: 5, minutes: DAY },
} satisfies Readonly<Record<string, Limit>>;

/** The name of a limit. */
export type LimitName = keyof typeof DEFAULT_LIMITS;

/** The names of all limits. */
export const LIMIT_NAMES = Object.keys(DEFAULT_LIMITS) as LimitName[];

/** Every limit, as it holds for a convention. */
export type Limits = Readonly<Record<LimitName, Limit>>;

/** The limits of a convention: what it says, and for the rest what usually holds. */
export function limitsOf(given: Readonly<Partial<Record<LimitName, Partial<Limit>>>>): Limits {
  return Object.fromEntries(
    LIMIT_NAMES.map((name) => [name, { ...DEFAULT_LIMITS[name], ...given[name] }]),
  ) as Limits;
}
