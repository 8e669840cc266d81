import { ROLES } from '@conkit/rules';
import * as v from 'valibot';
import { PAYMENT_PROVIDER_NAMES } from '../../process/payments/providers.ts';
import { PERSON_TEXTS } from '../../database/items.ts';
import { limits } from '../limits.ts';
import {
  awardCategory,
  awardPages,
  awards,
  finalists,
  packet,
  seriesExtra,
  siteSelection,
} from './awards.ts';
import { RETENTION } from './retention.ts';
import {
  daypass,
  membership,
  membershipCard,
  membershipOrder,
  pools,
  productCategory,
} from './shop.ts';
import {
  amount,
  color,
  count,
  currency,
  day,
  drawing,
  fontFile,
  email,
  flag,
  issuer,
  key,
  languageCode,
  createLine,
  list,
  locale,
  map,
  maybe,
  object,
  oneOf,
  passType,
  picture,
  set,
  team,
  text,
  url,
  urlTemplate,
  whole,
  words,
} from './values.ts';

const data = v.pipe(
  v.record(v.string(), v.unknown(), 'must be object: names with their values'),
  v.title('names with values of any kind'),
);

const invoice = object({
  category: key,
  type: key,
  amount,
  data: maybe(data),
  comments: maybe(text),
});

/** A person that a demonstration starts with. */
export const demoPerson = object({
  membership: key,
  legal_name: text,
  email,
  ...v.entriesFromList(PERSON_TEXTS, maybe(text)),
  paper_pubs: maybe(object({ name: text, address: text, country: text })),
  member_number: maybe(count),
  daypass_type: maybe(key),
  /** For each day of the day passes, in order, whether their pass includes it. */
  daypass_days: maybe(list(flag, 1)),
  roles: maybe(set(oneOf(...ROLES))),
  invoices: maybe(list(invoice)),
});

// Decisions: docs/decisions/convention-configuration.md

const days = whole(1, 3650);

const fontFaces = v.pipe(
  list(object({ file: fontFile, weight: v.optional(whole(100, 900), 400) }), 1),
  v.maxLength(4, 'must have at most 4'),
);

/** The lines at the end of a mail. */
const mailLines = v.pipe(list(createLine(200), 1), v.maxLength(5, 'must have at most 5'));

/** The convention's email addresses. A desk without an address uses `registration`. */
export const contacts = v.pipe(
  object({
    registration: email,
    /** Answers questions about nominations and votes. */
    awards: maybe(email),
    /** Answers questions about the voter packet. */
    packet: maybe(email),
    /** Use `awards`. */
    hugo_help: maybe(email),
    /** Use `packet`. */
    hugo_packet: maybe(email),
    /** Answers questions about site selection. */
    siteselection: maybe(email),
    /** Gets a mail when money must be refunded. */
    finance: maybe(email),
    /** Answers questions about members' data. */
    privacy: maybe(email),
    /** Helps people who meet a barrier. */
    accessibility: maybe(email),
    /** Receives reports of security problems. Published in `/.well-known/security.txt`. */
    security: maybe(email),
  }),
  v.check(
    (all) => all.awards === undefined || all.hugo_help === undefined,
    'has awards and its former name hugo_help: keep awards',
  ),
  v.check(
    (all) => all.packet === undefined || all.hugo_packet === undefined,
    'has packet and its former name hugo_packet: keep packet',
  ),
  v.transform(({ registration, hugo_help, hugo_packet, ...others }) => ({
    registration,
    awards: hugo_help ?? registration,
    packet: hugo_packet ?? registration,
    siteselection: registration,
    finance: registration,
    privacy: registration,
    accessibility: registration,
    security: registration,
    ...others,
  })),
);

/** Languages of the product or of `locales/<language>.po`, in the order of the portal's language switch. */
const languages = v.pipe(
  set(languageCode),
  v.includes('en', 'must have en, which whatever is missing falls back to'),
);

/** The members' chat: a service with an invitation link, or a Slack workspace. */
const chat = object({
  name: text,
  /** Anyone with this link can join. It is mailed to members who request an invitation. */
  invite_url: maybe(url),
  /** Such as `https://dublin2019.slack.com`. Slack sends the invitations; needs `SLACK_TOKEN`. */
  slack_url: maybe(url),
});

const DEFAULT_CREW = {
  session_hours: 12,
  fresh_sign_in_minutes: 15,
  second_administrator_days: 7,
  approval_days: 7,
  single_administrator: false,
  passkeys: 'optional' as const,
  observers: [],
};

/** Limits the power of administrators. */
const crew = v.optional(
  object({
    /** How many hours an administrator's session lasts. */
    session_hours: v.optional(whole(1, 720), DEFAULT_CREW.session_hours),
    /**
     * How many minutes after signing in administrators can change addresses, merge, erase, export and act on ballots.
     */
    fresh_sign_in_minutes: v.optional(whole(1, 720), DEFAULT_CREW.fresh_sign_in_minutes),
    /** How many days after getting the role an administrator can approve acts of other administrators. */
    second_administrator_days: v.optional(whole(0, 365), DEFAULT_CREW.second_administrator_days),
    /** After how many days an act without an approval expires. */
    approval_days: v.optional(whole(1, 90), DEFAULT_CREW.approval_days),
    /** For one administrator: acts need no approval. The audit log records that. */
    single_administrator: v.optional(flag, DEFAULT_CREW.single_administrator),
    /** `required`: administrators act only after signing in with a passkey. */
    passkeys: v.optional(oneOf('optional', 'required'), DEFAULT_CREW.passkeys),
    /**
     * Addresses outside the crew. Each gets the hash of the newest audit row daily. It reveals later changes to the log.
     */
    observers: v.optional(set(email), DEFAULT_CREW.observers),
  }),
  DEFAULT_CREW,
);

/** What the convention sells, usually in `catalogue.yaml`. */
export const catalogue = {
  /** Everything about each membership type, in the order of the registration desk's lists. */
  memberships: map(membership),
  /** The cards on the page that sells new memberships, in order. */
  membership_cards: map(membershipCard),
  membership_order: membershipOrder,
  daypass: maybe(daypass),
  /** Places that several products share, by name: a product names its `pool`. */
  pools,
  /** Everything else for sale. The forms use `new_member`, `upgrade`, `daypass` and `paper_pubs` by name. */
  product_categories: map(productCategory),
};

/** How many days data are kept, as `/privacy` shows. `conkit archive` deletes ballots and records, no job. */
const privacy = v.optional(
  object({
    /** Network address and browser of each save, for reviews of ballots: after the last day. */
    origin_days: v.optional(days, RETENTION.origins.days),
    /** Reading lists: after the last results. */
    reading_days: v.optional(days, RETENTION.reading.days),
    /** Mails: after sending or giving up. */
    mail_days: v.optional(days, RETENTION.mails.days),
    /** Earlier versions of people's details. */
    change_days: v.optional(days, RETENTION.changes.days),
    /** Expired login links. */
    link_days: v.optional(days, RETENTION.links.days),
    /** Ballots and nominations: after the last results, at least. */
    ballot_days: v.optional(days, RETENTION.ballots.days),
    /** All other records: after the last day, at least. */
    record_days: v.optional(days, RETENTION.records.days),
  }),
  {},
);

/** A convention's folder. The types are inferred from this schema. */
export const conventionSchema = object({
  /** Names the session cookie and the data. Never change it. */
  id: key,
  /** The product name, used at the beginning of page titles. */
  name: text,
  /** Shown after the amount on the button that pays. */
  event: object({
    /** The convention's name without its year. */
    name: text,
    /** The year in which the convention is held. */
    year: count,
    /** Replaces name and year, such as "Prairie Con 12". */
    title: maybe(text),
  }),
  /** What visitors read first, on the front page and where its link is shared. */
  about: v.optional(
    object({
      /** The full name. By default, `name`. */
      title: maybe(words),
      /** What it is, in a few words: "The 77th World Science Fiction Convention". */
      tagline: maybe(words),
      /** The venue, with its city. */
      place: maybe(words),
      /** The venue's postal address in one line, for search engines. */
      address: maybe(text),
      /** The convention's own site. */
      website: maybe(url),
    }),
    {},
  ),
  /** A demonstration: starts with fictional people and shows its mails at `/dev/mail`. */
  demo: flag,
  /**
   * The languages of pages and mails. `locales/<language>.po` adds one, and can translate the texts of these settings.
   * English replaces missing translations.
   */
  languages,
  /**
   * The regional form of a language for dates and amounts: `{ en: en-CA }` writes $120, and `en-IE`, the usual one,
   * CA$120.
   */
  locales: maybe(map(locale)),
  /** The currency of all amounts. */
  currency,
  /** The background of every page: plain, or the cables of Dublin’s harp-shaped bridge. */
  ground: v.optional(oneOf('plain', 'bridge'), 'plain'),
  /**
   * The convention's own look; the demo shows it at `/dev/brand`. Pictures are files in the folder, SVG without text or
   * PNG, at most 100 kB.
   */
  brand: maybe(
    object({
      /** Colours with too little contrast become lighter or darker. */
      colors: maybe(
        object({
          /** Buttons, links and selected items. */
          primary: color,
          /** Headings and marks. By default, the colour of `primary`. */
          accent: maybe(color),
          /**
           * The page behind the cards in the light theme. It may be light or dark. By default, a very dark shade of
           * `primary`.
           */
          ground: maybe(color),
        }),
      ),
      /** Replaces the name at the top of pages, mails, badges and pictures. */
      logo: maybe(picture),
      /** For dark surfaces, instead of `logo` on a white plate. */
      logo_dark: maybe(picture),
      /** A square for tabs and wallets. */
      icon: maybe(picture),
      /** Fills the page behind the cards. It becomes fainter where text on it would have too little contrast. */
      background: maybe(picture),
      /**
       * WOFF2 files with Latin letters, at most 100 kB each, for pages only. Text uses the weights 400, 600 and 700.
       */
      fonts: maybe(
        object({
          text: maybe(fontFaces),
          headings: maybe(fontFaces),
        }),
      ),
    }),
  ),
  /** Your own badge, instead of a label of 60 × 25.3 mm. */
  badge: maybe(
    object({
      /**
       * An SVG in which `<rect id="slot-name" fill="#10241f" data-align="left" data-weight="bold"/>` is the place of the
       * name; likewise `subtitle`, `number`, `type`, `convention`, `barcode`, and `color`, an area in the type's colour.
       */
      template: drawing,
      width_mm: whole(40, 220),
      height_mm: whole(20, 310),
      types: maybe(map(object({ color: maybe(color), word: maybe(text) }))),
    }),
  ),
  /** Whether day passes are on sale. */
  enable_daypass: v.optional(flag, false),
  /** Whether paper publications cost extra (category `paper_pubs`). Without that category, there are none. */
  paid_paper_pubs: v.optional(flag, false),
  /** Whether people with a badge get a barcode for registration. */
  barcode: v.optional(flag, true),
  /** Your own card with the barcode, to show or print, instead of a label of 60 × 46.65 mm. */
  barcode_card: maybe(
    object({
      /**
       * An SVG with the slots of a badge. `barcode` must be there; `number` is the text of the barcode, and `subtitle` has
       * the days of a day pass.
       */
      template: drawing,
      width_mm: whole(40, 220),
      height_mm: whole(20, 310),
    }),
  ),
  /**
   * Passes for the wallets of phones, which contain the barcode. Each needs keys in the environment: see `docs/wallet.md`.
   */
  wallet: maybe(
    object({
      /** Apple Wallet; needs `APPLE_WALLET_KEYS`. */
      apple: maybe(
        object({
          /** The pass type identifier, which begins with `pass.` */
          pass_type: passType,
          /** The identifier of your team at Apple. */
          team,
        }),
      ),
      /** Google Wallet; needs `GOOGLE_WALLET_KEY`. */
      google: maybe(
        object({
          /** The issuer id of your account in the Google Pay & Wallet Console, in quotes. */
          issuer,
        }),
      ),
    }),
  ),
  contacts,
  /** Who sells, for receipts: the legal name, then lines such as the address and a tax number. */
  seller: maybe(list(text, 1)),
  mail: object({
    /** The sender's name in mails. */
    sender_name: text,
    /** A line below the logo, at most 120 characters. */
    header: maybe(createLine(120)),
    /** At the end, at most 5 lines of 200 characters. */
    footer: maybe(mailLines),
    /** Small print below, at most 5 lines of 200 characters. */
    legal: maybe(mailLines),
    /** Where delivery reports go; `conkit mail bounce` reads them. By default, to the sender of each mail. */
    bounces: maybe(email),
  }),
  privacy,
  /** The accessibility statement at `/accessibility`. Without it, there is no such page. */
  accessibility: maybe(
    object({
      /** The day when the statement was last checked. */
      reviewed: day,
      /** The standard that the pages should meet, such as `WCAG 2.2, level AA`. */
      standard: words,
      /** What was tested and how, one sentence each. */
      tested: list(words, 1),
      /** The known barriers and what to do instead, one sentence each. */
      limits: v.optional(list(words), []),
    }),
  ),
  login: object({
    /** For how many days a mailed link works. */
    key_days: days,
    /** For how many days a session lasts. */
    session_days: days,
    /** How many minutes a login link can take to arrive. Shown to people who request one. */
    expected_minutes: count,
    /** Advice for people who request a link. Can contain `{minutes}` and `{registration}`. */
    help: list(words),
    /** Whether people can use passkeys. They need https, and belong to the host of `PUBLIC_URL`. */
    passkeys: v.optional(flag, true),
  }),
  crew,
  /**
   * How many days the ballot, nominations and tokens of a moved person stay closed to the new account. The former
   * mailbox or a second administrator can open them earlier.
   */
  ballot_hold_days: v.optional(days, 7),
  dates: object({
    /** The IANA time zone in which deadlines are announced. */
    deadline_zone: text,
    /** When the convention is held, and in which IANA time zone. */
    convention: object({ first_day: day, last_day: day, zone: text }),
  }),
  limits,
  /** After how many seconds the message bar closes. */
  message_auto_hide_seconds: count,
  /** How cards are charged. */
  payments: object({
    /** `sandbox` charges no cards. */
    adapter: oneOf(...PAYMENT_PROVIDER_NAMES),
  }),
  ...catalogue,
  awards,
  award_pages: awardPages,
  /** In the order of the nomination form and the ballot. A category is on the ballot if it has finalists. */
  award_categories: v.optional(list(awardCategory), []),
  finalists,
  // The following are absent when not used.
  packet: maybe(packet),
  series_extra: maybe(seriesExtra),
  avatars: maybe(object({ url_template: urlTemplate })),
  analytics: maybe(object({ url })),
  chat: maybe(chat),
  site_selection: maybe(siteSelection),
  people: v.optional(list(demoPerson), []),
});
