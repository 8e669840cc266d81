import { LANGUAGES } from '@conkit/rules';
import * as v from 'valibot';
import {
  awardCategory,
  awardPages,
  awards,
  finalists,
  packet,
  seriesExtra,
  siteSelection,
} from './awards.ts';
import { limits } from './limits.ts';
import { daypass, membershipGroups, membershipType } from './memberships.ts';
import { demoPerson } from './people.ts';
import { purchaseCategory } from './purchases.ts';
import {
  count,
  currency,
  day,
  email,
  flag,
  key,
  list,
  map,
  maybe,
  object,
  oneOf,
  set,
  text,
  url,
  urlTemplate,
  whole,
  words,
} from './values.ts';

const days = whole(1, 3650);

/** The addresses that mails come from and that people are sent to; registration's where a desk has none of its own. */
export const contacts = v.pipe(
  object({
    registration: email,
    /** Who helps with nominations and votes. */
    hugo_help: maybe(email),
    /** Who helps with the voter packet. */
    hugo_packet: maybe(email),
    /** Who answers for the vote on a later convention's site. */
    siteselection: maybe(email),
    /** Who is told of money that must be given back. */
    finance: maybe(email),
    /** Who answers questions about members' data. */
    privacy: maybe(email),
    /** Who takes reports of security problems, as `/.well-known/security.txt` says. */
    security: maybe(email),
  }),
  v.transform(({ registration, ...others }) => ({
    registration,
    hugo_help: registration,
    hugo_packet: registration,
    siteselection: registration,
    finance: registration,
    privacy: registration,
    security: registration,
    ...others,
  })),
);

/** Among those that the product speaks, in the order of the portal's switch. */
const languages = v.pipe(
  set(oneOf(...LANGUAGES)),
  v.includes('en', 'must have en, which whatever is missing falls back to'),
);

/** The members' chat: one that is joined by a link, or a workspace of Slack. */
const chat = object({
  name: text,
  /** Whoever has this link joins; it is mailed to members who ask. */
  invite_url: maybe(url),
  /** Such as `https://dublin2019.slack.com`; Slack is asked to invite, with `SLACK_TOKEN`. */
  slack_url: maybe(url),
});

const DEFAULT_CREW = {
  session_hours: 12,
  fresh_sign_in_minutes: 15,
  second_administrator_days: 7,
  approval_days: 7,
  single_administrator: false,
  observers: [],
};

/** What limits the power of administrators. */
const crew = v.optional(
  object({
    /** How many hours a session of an administrator lasts. */
    session_hours: v.optional(whole(1, 720), DEFAULT_CREW.session_hours),
    /** How many minutes after signing in administrators can change addresses, merge, erase, export and act on ballots. */
    fresh_sign_in_minutes: v.optional(whole(1, 720), DEFAULT_CREW.fresh_sign_in_minutes),
    /** How many days old a role must be before its owner can approve acts of other administrators. */
    second_administrator_days: v.optional(whole(0, 365), DEFAULT_CREW.second_administrator_days),
    /** How many days an act waits for its approval. */
    approval_days: v.optional(whole(1, 90), DEFAULT_CREW.approval_days),
    /** Set this if the convention has one administrator: acts then need no approval, and the audit log says so. */
    single_administrator: v.optional(flag, DEFAULT_CREW.single_administrator),
    /** Addresses outside the crew. Each gets the hash of the newest audit row once a day, which proves later changes to older rows. */
    observers: v.optional(set(email), DEFAULT_CREW.observers),
  }),
  DEFAULT_CREW,
);

/** A convention's folder: the one description of it, which its types are inferred from too. */
export const conventionSchema = object({
  /** Names the session cookie and the data, which belong to it: it stays. */
  id: key,
  /** The product name, which page titles begin with. */
  name: text,
  /** On the button that pays, behind the amount. */
  event: object({
    /** The convention's name without its year. */
    name: text,
    /** The year in which it is held. */
    year: count,
  }),
  /** A demonstration: begins with made-up people and shows its mails at `/dev/mail`. */
  demo: flag,
  /** What its pages and mails can be read in. Whatever has no words in one is said in English. */
  languages,
  /** The one currency of every amount. */
  currency,
  /** What is drawn behind every page: nothing, or the cables of Dublin’s harp-shaped bridge. */
  ground: v.optional(oneOf('plain', 'bridge'), 'plain'),
  /** Whether day passes are on sale. */
  enable_daypass: v.optional(flag, false),
  /** Whether paper publications cost extra (purchase category `paper_pubs`); without that category there are none. */
  paid_paper_pubs: v.optional(flag, false),
  /** Whether those who get a badge have a barcode for registration. */
  barcode: v.optional(flag, true),
  contacts,
  mail: object({
    /** Who mails are from, as a mail program shows it. */
    sender_name: text,
    /** Where delivery reports go, to be read by `conkit mail bounce`; to the sender of each mail when absent. */
    bounces: maybe(email),
  }),
  /** How long personal data are kept. */
  privacy: v.optional(
    object({
      /**
       * For how many days after the convention's last day the network address and browser of each save of a ballot or of
       * nominations are kept. The review of ballots needs them until the results are out.
       */
      origin_days: v.optional(days, 30),
    }),
    { origin_days: 30 },
  ),
  login: object({
    /** For how many days a mailed link works. */
    key_days: days,
    /** For how many days somebody stays signed in. */
    session_days: days,
    /** How long a login link may take, as people are told. */
    expected_minutes: count,
    /** What to know before asking for one; `{minutes}` and `{registration}` are filled in. */
    help: list(words),
  }),
  crew,
  /**
   * For how many days a ballot, nominations and site selection tokens stay closed to the account that the crew moved a person to,
   * unless the former mailbox or a second administrator agrees before.
   */
  ballot_hold_days: v.optional(days, 7),
  dates: object({
    /** IANA zone in which deadlines are announced. */
    deadline_zone: text,
    /** When and in which IANA zone it is held. */
    convention: object({ first_day: day, last_day: day, zone: text }),
  }),
  limits,
  /** After how long the message bar hides by itself. */
  message_auto_hide_seconds: count,
  /** How cards are charged. */
  payments: object({
    /** `sandbox` charges nobody. */
    adapter: oneOf('stripe', 'sandbox'),
  }),
  membership_types: map(membershipType),
  membership_groups: membershipGroups,
  daypass: maybe(daypass),
  purchase_categories: map(purchaseCategory),
  awards,
  award_pages: awardPages,
  /** In the order of the nomination form and the ballot. A category is voted on when it has finalists. */
  award_categories: v.optional(list(awardCategory), []),
  finalists,
  // Each of the following is absent when not used.
  packet: maybe(packet),
  series_extra: maybe(seriesExtra),
  avatars: maybe(object({ url_template: urlTemplate })),
  analytics: maybe(object({ url })),
  chat: maybe(chat),
  site_selection: maybe(siteSelection),
  people: v.optional(list(demoPerson), []),
});
