/** At most so much in a while, for one subject: a network, an account, an address or a person. */
export interface Limit {
  /** How much in one window: a request counts one. */
  readonly most: number;
  /** The length of a window, which begins with its first request. */
  readonly minutes: number;
  /** What a request counts that was refused for what it tried; one, like any other, when absent. */
  readonly refused?: number;
}

/** The longest window: counts are forgotten after it. */
const DAY = 24 * 60;

/**
 * Every limit of how often something may be asked, with what holds where a convention's `limits` do not
 * say otherwise. A venue shares one network: what is counted by network is meant for thousands of people,
 * and what honest people do counts little there. Saves of votes and nominations have none on purpose: a
 * refused save is worse than one more row.
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
   * Wrong codes of mails for one address, from however many browsers and networks. It and the next two are what a
   * search over all codes meets: beyond them a right one is refused too, but never the link in the same mail.
   */
  wrong_codes: { most: 30, minutes: DAY },
  /** Wrong codes from one network, for any address. */
  wrong_codes_network: { most: 200, minutes: DAY },
  /** Wrong codes in all. */
  wrong_codes_all: { most: 1000, minutes: DAY },
  /** Mails to one address because an expired link was opened, which mail scanners do again and again. */
  fresh_links: { most: 3, minutes: 60 },
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
  sign_ups: { most: 10, minutes: 60 },
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
  /** The people, mails and purchases that an administrator is shown, by account: a stolen session does not read the list of members. */
  admin_shown: { most: 3000, minutes: DAY },
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
