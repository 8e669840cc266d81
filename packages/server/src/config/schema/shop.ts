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
  whole,
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
  nominator: maybe(flag),
  /** Is a member, and can request an invitation to the chat. */
  member: maybe(flag),
  /** Can vote and take part in site selection. */
  voter: maybe(flag),
  /** Others can find the holders by name or address, to buy something for them. */
  allow_lookup: maybe(flag),
};

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
const questions = v.pipe(list(question), v.maxLength(MAX_QUESTIONS, TOO_MANY));

/** The most prices of a product. */
const MAX_PRICES = 20;

/** The first price has no beginning, and each other one replaces the one before it. */
const createPrices = <const Price extends v.GenericSchema>(price: Price) =>
  v.pipe(list(price, 1), v.maxLength(MAX_PRICES, `must have at most ${MAX_PRICES} prices`));

/**
 * When this price begins: a day or a time in the convention's time zone, an instant with an offset, or a duration from
 * the first start. The first price has none.
 */
const from = maybe(text);

/** The prices of a product, in the currency's minor unit. */
const prices = createPrices(object({ from, amount }));

/** How a product is sold, besides its price. */
const selling = {
  /** When it is sold. Without it, always. */
  sale: maybe(
    object({
      /** The first day, or the time from which it is sold, as in `prices`. */
      from: maybe(text),
      /** The last day, included, or the time at which its sale ends. */
      until: maybe(text),
    }),
  ),
  /** How many there are. The holders count, however they got it. */
  quota: maybe(whole(0, 1_000_000)),
  /** The name of the pool in `pools` that it shares with other products. */
  pool: maybe(key),
};

/** Places that several products share. */
export const pools = maybe(
  map(
    object({
      /** How many there are for all its products together. */
      places: whole(0, 1_000_000),
    }),
  ),
);

/** An upgrade from another membership type. */
const upgradeFrom = object({
  type: key,
  /** By default, the difference between the prices. */
  amount: maybe(amount),
});

/** The day pass of a membership type. */
const membershipDaypass = object({
  /** By default, the membership's label with "day pass". */
  label: maybe(words),
  /** On receipts. */
  product: maybe(words),
  /** Such as `[{ days: { day1: 2500 } }, { from: 2019-08-01, days: { day1: 3000 } }]`. A day without a price isn't sold. */
  prices: maybe(createPrices(object({ from, days: map(amount) }))),
  ...selling,
  /** What its buyers are asked. */
  questions: maybe(questions),
});

/** A membership type: its names, what its holders can do, and how it is sold. */
export const membership = object({
  label: words,
  /** The name on receipts, such as "Adult membership". By default, the label. */
  product: maybe(words),
  /** Who can buy it, in one sentence. */
  description: maybe(words),
  /** Such as `[{ amount: 21000 }, { from: 2019-01-01, amount: 23000 }]`. Without it, the type isn't sold. */
  prices: maybe(prices),
  ...selling,
  /** The card of `membership_cards` that sells it. */
  card: maybe(key),
  /** Birth dates, both included. Buyers give theirs, which isn't kept. */
  born: maybe(object({ from: maybe(day), to: maybe(day) })),
  /** What its buyers are asked, also in an upgrade to it. */
  questions: maybe(questions),
  /** For children. An account is never named after a child. */
  child: maybe(flag),
  /** Any cheaper type can be upgraded to it for the difference. */
  upgrade: maybe(flag),
  /** The only types that can, instead of `upgrade`. */
  upgrade_from: maybe(list(upgradeFrom, 1)),
  /** A day pass of this type exists. */
  daypass: maybe(membershipDaypass),
  ...rights,
});

/** A card on the page that sells new memberships. */
export const membershipCard = object({
  /** The heading. */
  title: words,
  /** What these memberships include and exclude. */
  text: maybe(words),
});

const types = maybe(set(key));

/** The order of types where `memberships` has another. Types that a list leaves out follow. */
export const membershipOrder = v.optional(
  object({
    cards: types,
    prices: types,
    upgrade: types,
    daypass: types,
    /** The combined list, in groups. By default, the types on the cards. */
    list: maybe(list(set(key))),
  }),
  {},
);

/** A day of a day pass. */
const passDay = object({
  label: words,
  /** Such as `Wed`. By default, the label. */
  short: maybe(words),
  /** Shown to buyers. */
  date: maybe(day),
});

/** The days of day passes. Their prices are in `memberships`. */
export const daypass = object({
  /** By default, the convention's days from its first day on. */
  days: maybe(
    v.pipe(list(passDay, 1), v.maxLength(MAX_PASS_DAYS, `must have at most ${MAX_PASS_DAYS}`)),
  ),
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

/** Something else for sale. */
const product = object({
  label: words,
  /** HTML. */
  description: maybe(words),
  /** As those of a membership. Without it, the price is computed or agreed on. */
  prices: maybe(prices),
  ...selling,
  /** What its buyers are asked. */
  questions: maybe(questions),
});

/** Products with the same form and rules. */
export const productCategory = object({
  label: words,
  /** HTML. */
  description: maybe(words),
  /** Shown on `/pay`. */
  listed: maybe(flag),
  /** The payment account. By default, `default`. */
  account: maybe(key),
  allow_create_account: maybe(flag),
  requireMembership: maybe(set(key)),
  /** The fields of the buyer's form, in order. */
  shape: list(fieldDescriptor),
  /**
   * Those of `new_member` and `daypass` are in `memberships`. `upgrade` has one by default.
   */
  products: maybe(map(product)),
});
