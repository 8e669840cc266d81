import type { MembershipAttributes } from '@conkit/rules';
import * as v from 'valibot';
import {
  amount,
  day,
  flag,
  key,
  list,
  map,
  maybe,
  object,
  oneOf,
  set,
  text,
  words,
} from './values.ts';

/** The maximum number of days of a day pass. The API accepts no more. */
export const MAX_PASS_DAYS = 31;

/** The membership type of people without a membership. They get no member number. */
export const NON_MEMBER = 'NonMember';

/** What the holders of a membership can do. All are `false` by default. */
const rights = {
  /** Gets a badge. So does a day pass of this type. */
  badge: maybe(flag),
  /** Can nominate. */
  hugo_nominator: maybe(flag),
  /** Is a member of the convention and can request an invitation to its chat. */
  member: maybe(flag),
  /** Can vote and take part in site selection. */
  wsfs_member: maybe(flag),
  /** Other people can find the holders by name or email address, to buy something for them. */
  allow_lookup: maybe(flag),
  /** A day pass of this type exists. */
  daypass_available: maybe(flag),
} satisfies Record<keyof MembershipAttributes, unknown>;

/** A membership type: its name, and what its holders can do. */
export const membershipType = object({
  label: words,
  /** The name of its day pass. By default, the label with "day pass" in the reader's language. */
  daypass_label: maybe(words),
  /** Who can buy it, in one sentence. */
  description: maybe(words),
  /** The range of birth dates, both included. Buyers give their date of birth, which isn't kept. */
  born: maybe(object({ from: maybe(day), to: maybe(day) })),
  ...rights,
});

/** A card on the page that sells new memberships. */
export const membershipCard = object({
  /** The heading. */
  title: words,
  /** What these memberships include and exclude. */
  text: maybe(words),
  /** Its membership types, in order. */
  types: set(key),
});

/** An upgrade from one membership type to another. */
const upgradePath = object({
  from: key,
  to: key,
  /** By default, the difference between the prices. */
  amount: maybe(amount),
});

/** The membership types of each choice, in order. */
export const membershipGroups = object({
  /** The cards of new memberships in order, by key. */
  cards: map(membershipCard),
  /** Memberships for children. An account is never named after a child. */
  child: v.optional(set(key), []),
  /** The types that a membership can be upgraded to. Without it and `upgrade_paths`, there are no upgrades. */
  upgrade: maybe(set(key)),
  /** The only upgrades for sale, instead of `upgrade`. */
  upgrade_paths: maybe(list(upgradePath, 1)),
  /** The types of day passes, in order. By default, those with prices. */
  daypass: maybe(set(key)),
  /** The combined list, in groups with dividers between them. By default, the types on the cards. */
  list: maybe(list(set(key))),
});

/** A day of a day pass. */
const passDay = object({
  label: words,
  /** A short label for a list of days, such as `Wed`. By default, the label. */
  short: maybe(words),
  /** The day, such as `2019-08-14`, shown to buyers. */
  date: maybe(day),
});

/** Day passes: their days, and the price of each day. */
export const daypass = object({
  /** The days by name. By default, the days of the convention from its first day on. */
  days: maybe(
    v.pipe(list(passDay, 1), v.maxLength(MAX_PASS_DAYS, `must have at most ${MAX_PASS_DAYS}`)),
  ),
  /** By type and day; the first day is `day1`. A day without a price isn't sold to that type. */
  prices: map(map(amount)),
});

/** A field of the buyer's form. */
export const fieldDescriptor = object({
  key,
  label: words,
  type: oneOf('string', 'number', 'boolean', 'object'),
  required: maybe(flag),
  /** The server sets the value. Hidden from the form. */
  generated: maybe(flag),
  values: maybe(map(words)),
});

/** A question to the buyer. The buyer, the account of the person that it is for and the crew see the answer. */
export const question = object({
  key: v.pipe(key, v.maxLength(64, 'must have at most 64 characters')),
  /** The question, or what is agreed to. */
  label: words,
  /** A hint, or a link to what is agreed to. HTML. */
  description: maybe(words),
  type: oneOf('text', 'choice', 'number', 'date', 'country', 'consent'),
  required: maybe(flag),
  /** The choices of a `choice`, by key. */
  values: maybe(map(words)),
  /** The version of what a `consent` agrees to. Change it with the text. */
  version: maybe(
    v.pipe(
      text,
      v.check((version) => version === version.trim(), 'must not start or end with a space'),
    ),
  ),
});

/** The date of birth is another answer. The API accepts no more. */
const MAX_QUESTIONS = 49;
const TOO_MANY = `must be at most ${MAX_QUESTIONS}, as a request has room for 50 answers`;

/** An item for sale. */
export const purchaseType = object({
  key,
  label: words,
  /** In the currency's minor unit. Absent if the price is computed or agreed on. */
  amount: maybe(amount),
  /** HTML. */
  description: maybe(words),
  /** What its buyers are asked, also in an upgrade to it. */
  questions: maybe(v.pipe(list(question), v.maxLength(MAX_QUESTIONS, TOO_MANY))),
});

/** A group of items with the same form and rules. */
export const purchaseCategory = object({
  label: words,
  /** HTML. */
  description: maybe(words),
  /** Shown on `/pay`. */
  listed: maybe(flag),
  /** The payment account. By default, `default`. */
  account: maybe(key),
  allow_create_account: maybe(flag),
  requireMembership: maybe(set(key)),
  shape: list(fieldDescriptor),
  types: list(purchaseType, 1),
});
