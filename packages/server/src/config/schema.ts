import { DEFAULT_LIMITS } from './limits.ts';

/** The JSON Schema of a convention's merged document; `types.ts` has the same for the compiler. */

const text = { type: 'string', minLength: 1 } as const;
const flag = { type: 'boolean' } as const;
/** As much as the database takes. */
const count = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const days = { type: 'integer', minimum: 1, maximum: 3650 } as const;
const cents = { type: 'integer', minimum: 0, maximum: 100_000_000 } as const;
const day = { type: 'string', format: 'date' } as const;
const url = { type: 'string', format: 'uri', pattern: '^https://' } as const;
const email = { type: 'string', format: 'email' } as const;
const key = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]*$' } as const;
const httpsFolder = { type: 'string', pattern: '^https?://[^/?#]+/([^?#]*/)?$' } as const;
const keys = { type: 'array', items: key, uniqueItems: true } as const;

function object(
  required: Record<string, object>,
  optional: Record<string, object> = {},
): { readonly type: 'object' } {
  const schema = {
    type: 'object',
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  } as const;
  return schema;
}
const list = (items: object, minItems = 0) => ({ type: 'array', items, minItems }) as const;
const map = (values: object) =>
  ({ type: 'object', propertyNames: key, additionalProperties: values, minProperties: 1 }) as const;

const words = object({ en: text }, { fi: text });
/** Checked further when it is resolved. */
const period = object({ opens: text, closes: text });

const membershipType = object(
  { label: words },
  {
    description: words,
    born: object({}, { from: day, to: day }),
    badge: flag,
    hugo_nominator: flag,
    member: flag,
    wsfs_member: flag,
    allow_lookup: flag,
    daypass_available: flag,
  },
);

const field = object(
  { key, label: words, type: { enum: ['string', 'number', 'boolean', 'object'] } },
  { required: flag, generated: flag, values: map(words) },
);

const purchaseCategory = object(
  {
    label: words,
    shape: list(field),
    types: list(object({ key, label: words }, { amount: cents, description: words }), 1),
  },
  {
    description: words,
    listed: flag,
    account: key,
    allow_create_account: flag,
    requireMembership: keys,
  },
);

const awardFacts = object({ year: count, works_of: count, ceremony: day });
const awardCategory = object(
  {
    key,
    award: { enum: ['hugo', 'retro'] },
    title: words,
    fields: list(object({ key, label: words })),
  },
  {
    description: words,
    length: object({ unit: { enum: ['words', 'minutes'] } }, { min: count, max: count }),
  },
);

const finalist = object(
  { id: count, title: text },
  { subtitle: text, replaced: object({ on: day }, { by: count }) },
);

const invoice = object(
  { category: key, type: key, amount: cents },
  { data: { type: 'object' }, comments: text },
);

const demoPerson = object(
  { membership: key, legal_name: text, email },
  {
    member_number: count,
    public_first_name: text,
    public_last_name: text,
    badge_name: text,
    badge_subtitle: text,
    address: text,
    city: text,
    state: text,
    postcode: text,
    country: text,
    paper_pubs: object({ name: text, address: text, country: text }),
    daypass_type: key,
    daypass_days: { ...list(flag, 5), maxItems: 5 },
    roles: { type: 'array', items: { enum: ['member_admin'] }, uniqueItems: true },
    invoices: list(invoice),
  },
);

/** Counts are forgotten after a day. */
const minutes = { type: 'integer', minimum: 1, maximum: 24 * 60 } as const;
const points = { ...count, maximum: 1_000_000 } as const;
const limit = object({}, { most: points, minutes, refused: points });
const limits = object(
  {},
  Object.fromEntries(Object.keys(DEFAULT_LIMITS).map((name) => [name, limit])),
);

export const conventionSchema = object(
  {
    id: key,
    name: text,
    event: object({ name: text, year: count }),
    demo: flag,
    currency: { type: 'string', pattern: '^[a-z]{3}$' },
    enable_daypass: flag,
    paid_paper_pubs: flag,
    contacts: object({
      registration: email,
      hugo_help: email,
      hugo_packet: email,
      siteselection: email,
      finance: email,
    }),
    mail: object({ sender_name: text }),
    login: object({
      key_days: days,
      session_days: days,
      expected_minutes: count,
      help: list(words),
    }),
    dates: object({
      deadline_zone: text,
      nominations: period,
      voting: period,
      convention: object({ first_day: day, last_day: day, zone: text }),
    }),
    message_auto_hide_seconds: count,
    payments: object({ adapter: { enum: ['stripe', 'sandbox'] } }),
    membership_types: map(membershipType),
    membership_groups: object({
      attend: keys,
      child: keys,
      support: keys,
      upgrade: keys,
      daypass: keys,
      list: list(keys),
    }),
    daypass: object({ prices: map(map(cents)) }),
    purchase_categories: map(purchaseCategory),
    awards: object({ hugo: awardFacts, retro: awardFacts }),
    ballot: object(
      {
        positions: count,
        max_nominations: count,
        no_award: words,
      },
      { announced: words },
    ),
    award_categories: list(awardCategory),
    finalists: map(list(finalist, 1)),
  },
  {
    packet: object(
      { files: map(map(text)) },
      { folder: text, s3: object({ address: httpsFolder, region: text }) },
    ),
    series_extra: object({ category: key, label: words }, { codes: text }),
    // With what is filled in it is no URI yet.
    avatars: object({ url_template: { type: 'string', pattern: '^https://[\\w.-]+/' } }),
    analytics: object({ url }),
    chat: {
      ...object({ name: text }, { invite_url: url, slack_url: url }),
      oneOf: [{ required: ['invite_url'] }, { required: ['slack_url'] }],
    },
    site_selection: object({
      title: words,
      subtitle: words,
      choices: list({ anyOf: [words, { type: 'null' }] }, 1),
      instructions: list(words),
    }),
    people: list(demoPerson),
    limits,
  },
);
