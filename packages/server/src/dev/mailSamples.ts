import {
  awardPages,
  NO_AWARD_ID,
  SOLD_ELSEWHERE,
  type AwardRight,
  type Ballot,
  type Nomination,
} from '@conkit/rules';
import { DAYPASS_PREFIX } from '../config/catalogue.ts';
import { NON_MEMBER } from '../config/schema/shop.ts';
import { PLACES_GONE } from '../ports/payments.ts';
import type { Convention } from '../config/types.ts';
import type { MailFacts, MailKind } from '../mail/templates.ts';

/** Sample data of each kind of mail, by the sample's name. A kind without samples doesn't compile. */
type MailSamples = {
  readonly [Kind in MailKind]: Readonly<Record<string, MailFacts<Kind>>>;
};

/** A name of sixty letters with characters that need escaping. */
const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh & <Söhne>';
const DAY_MS = 24 * 60 * 60_000;

/** The reader of a convention without people. */
const STRANGER = { legal_name: 'Robin Vance', email: 'robin@example.com' };

/** Returns a function that picks a membership type: by its usual key, else by its position. */
function createTypePicker({ membership_types }: Convention) {
  const types = Object.keys(membership_types).filter((type) => type !== NON_MEMBER);
  return (key: string, at: number): string =>
    types.find((type) => type === key) ?? types[at] ?? types[0] ?? key;
}

/** Returns the first price of a product, or a usual one. */
function getAmount({ purchase_categories }: Convention, category: string, type: string): number {
  const found = purchase_categories[category]?.types.find(({ key }) => key === type);
  return found?.phases?.[0]?.amount ?? 6000;
}

/** Returns the first product with a form of its own, with a value in each of its fields. */
function pickProduct({ purchase_categories }: Convention) {
  const [category = '', found] =
    Object.entries(purchase_categories).find(
      ([key, { types }]) => types.length > 0 && !SOLD_ELSEWHERE.has(key) && key !== 'siteselect',
    ) ?? [];
  const fields = found?.shape.filter(({ type, generated }) => type === 'string' && !generated);
  const values = (fields ?? []).map(({ key, values: choices }): [string, string] => [
    key,
    Object.keys(choices ?? {})[0] ?? 'What was typed',
  ]);
  return { category, type: found?.types[0]?.key ?? '', data: Object.fromEntries(values) };
}

/** Returns sample data for mails of every kind, with the convention's own names, prices and dates. */
export function createMailSamples(config: Convention, site: string): MailSamples {
  const { awards, award_categories: categories, finalists, currency } = config;
  const { legal_name: name, email } = config.people[0] ?? STRANGER;
  const account = `${site}/login/${encodeURIComponent(email)}`;
  const paperPubs = { name, address: '7 Harbour Road\nHarbour Town', country: 'Canada' };
  const pick = createTypePicker(config);
  const [adultType, childType, supporterType] = [
    pick('Adult', 0),
    pick('Child', 1),
    pick('Supporter', 2),
  ];
  const hasAwards = Object.keys(awards).length > 0;
  const time = new Date(Date.parse(`${config.dates.convention.first_day}T12:00:00Z`) - 45 * DAY_MS);
  const hasPaperPubs = config.purchase_categories['paper_pubs'] !== undefined;
  const adultAmount = getAmount(config, 'new_member', adultType);
  const update = {
    status: 'succeeded',
    amount: adultAmount,
    currency,
    disputed: false,
    disputed_amount: null,
  } as const;
  const link = (rest = '') => `${account}/0123456789abcdef0123456789abcdef${rest}`;
  const pagesTo = (right: AwardRight, isOpen = true) =>
    awardPages(awards)
      .filter((page) => page.right === right)
      .map(({ award, page, period }) => ({
        award,
        href: link(`/7/${page}`),
        closes: period.closes,
        isOpen,
      }));
  const personal = (id: number, person: string, right: AwardRight) =>
    pagesTo(right).map(({ award, href }) => ({
      name: person,
      right,
      award,
      href: href.replace('/7/', `/${id}/`),
    }));
  const unsubscribe = `${site}/unsubscribe/${encodeURIComponent(email)}/key`;
  const stopReminders = `${site}/reminders/7/key`;
  const signIn = { login: link(), personal: [] };
  const voter = { login: link(), personal: personal(7, name, 'vote') };
  const household = {
    login: link(),
    personal: [
      ...personal(8, 'Grace Lindqvist', 'vote').slice(0, 1),
      ...personal(9, LONG, 'nominate').slice(0, 1),
    ],
  };
  const product = pickProduct(config);
  const payment = {
    id: 812,
    ...product,
    amount: getAmount(config, product.category, product.type),
    currency,
    person_name: name,
    invoice: 'D-17',
    comments: null,
    payment_email: email,
    provider_receipt: null,
    provider_charge_id: 'ch_sandbox_0123456789abcdef',
  };
  const token = { ...payment, category: 'siteselect', type: 'ss-token' };
  const details = { days: [], membership: undefined };
  const sold = { category: 'new_member', currency, details, isDue: false };
  const paperAmount = hasPaperPubs ? getAmount(config, 'paper_pubs', 'paper_pubs') : 0;
  const adult = { ...sold, type: adultType, amount: adultAmount + paperAmount };
  const childAmount = getAmount(config, 'new_member', childType);
  const child = { ...sold, type: childType, amount: childAmount, hasPaperPubs: false };
  const days = config.daypass.days.map((_, at, { length }) => at < 2 || at === length - 1);
  const pass = {
    ...sold,
    category: 'daypass',
    type: `${DAYPASS_PREFIX}${adultType}`,
    details: { days, membership: undefined },
    amount: 5000,
    hasPaperPubs: false,
  };
  const lines = [
    { ...adult, hasPaperPubs, name, number: 214 },
    { ...child, name: LONG, number: 215 },
  ];
  const reference = 'ch_sandbox_0123456789abcdef';
  const card = { brand: 'Visa', last4: '4242' };
  const paid = { name, currency, paid: time, reference, card };
  const upgraded = {
    ...voter,
    name,
    membership: adultType,
    number: 214,
    paperPubs: hasPaperPubs ? paperPubs : null,
  };
  const intent = { ...update, refunded: 0, provider: null };
  const bought = [{ ...sold, type: adultType, amount: adultAmount, name }];
  const votes = (...places: (number | null)[]): { votes: Ballot } => ({ votes: places });
  const saved = { name, signature: name };
  const first = (award: string) =>
    categories.find((category) => category.award === award && finalists[category.key]);
  const firsts = Object.keys(awards).flatMap((award) => first(award) ?? []);
  const ids = (finalists[firsts[0]?.key ?? ''] ?? []).map(({ id }) => id);
  const closes =
    awardPages(awards).find(({ right }) => right === 'vote')?.period.closes ?? time.toISOString();
  const finalist = (at: number) =>
    finalists[firsts[0]?.key ?? '']?.[at]?.title ?? ['The First Work', 'The Second Work'][at] ?? '';
  const seriesTitle = categories.find(({ key }) => key === config.series_extra?.category)
    ?.title ?? {
    en: 'Best Series',
  };
  const hasNoAward = Object.values(awards)[0]?.no_award !== undefined;
  const cleared = categories.find(({ key }) => firsts.every((one) => one.key !== key));
  const ballots = {
    ...Object.fromEntries(
      firsts.map(({ key }) => [
        key,
        votes(...(finalists[key] ?? []).slice(0, 2).map(({ id }) => id)),
      ]),
    ),
    ...(firsts[0] && {
      [firsts[0].key]: votes(...ids.slice(0, 5), ...(hasNoAward ? [NO_AWARD_ID] : [])),
    }),
    ...(cleared && { [cleared.key]: votes() }),
  };
  return {
    login: {
      asked: { ...voter, reason: 'requested', name },
      code: {
        ...voter,
        reason: 'requested',
        name,
        code: { digits: '482913', minutes: 15, requested: time.toISOString() },
      },
      household: { ...household, reason: 'requested' },
      expired: { ...signIn, reason: 'expired', name: LONG },
      created: { ...signIn, reason: 'created' },
      sent: { ...voter, reason: 'sent', name },
    },
    unknown_address: { unknown: { email: 'unknown@example.com', shop: `${site}/new` } },
    chat_invite: {
      invited: {
        name,
        chat: config.chat?.name ?? 'Chat',
        link: 'https://chat.example.com/join/demo',
      },
    },
    new_address: {
      moved: { ...voter, name },
      ...(hasAwards && {
        held: { ...voter, name, until: time },
        heldWithoutEnd: { ...voter, name, until: null },
      }),
    },
    old_address: {
      moved: { moved: time },
      ...(hasAwards && {
        held: {
          moved: time,
          until: time,
          hasTokens: config.site_selection !== undefined,
          answer: `${site}/move#0123456789abcdef0123456789abcdef`,
        },
        heldWithoutEnd: { moved: time, until: null },
        released: { moved: time, released: time },
      }),
    },
    new_member: {
      adult: { ...voter, name, membership: adultType, number: 214, hasPaperPubs },
      present: { ...signIn, membership: childType, number: 215, hasPaperPubs: false },
      nonMember: {
        ...signIn,
        name: LONG,
        membership: 'NonMember',
        number: null,
        hasPaperPubs: false,
      },
    },
    new_daypass: {
      adult: { ...signIn, name, type: adultType, days },
    },
    upgrade: {
      paper: { ...upgraded, from: supporterType, hasNewPaperPubs: hasPaperPubs },
      plain: { ...upgraded, from: childType, number: null, hasNewPaperPubs: false },
    },
    paper_pubs: { added: upgraded },
    data_exported: {
      asked: { name, reason: 'Asked for it by mail' },
      long: { name: LONG, reason: LONG },
    },
    membership_set: {
      more: {
        ...voter,
        name,
        from: childType,
        membership: adultType,
        number: 214,
        begins: ['wsfs_member', 'hugo_nominator'],
        ends: [],
      },
      less: {
        ...signIn,
        name: LONG,
        from: adultType,
        membership: 'NonMember',
        number: null,
        begins: [],
        ends: ['member', 'wsfs_member', 'hugo_nominator', 'badge'],
      },
    },
    records_joined: {
      joined: { ...voter, name, membership: adultType, number: 214, settled: [] },
      settled: {
        ...voter,
        name,
        membership: adultType,
        number: 214,
        settled: hasAwards ? ['votes', 'nominations'] : [],
      },
    },
    new_payment:
      product.type === ''
        ? {}
        : {
            own: { payment, recipient: name, isGift: false, hasWords: true },
            present: { payment, recipient: LONG, isGift: true, hasWords: false },
          },
    siteselection_token: {
      token: {
        payment: { ...token, data: { token: 'K7Q2-9FXW-3MTD' }, invoice: null, comments: null },
        recipient: name,
        isGift: false,
        hasWords: true,
        token: 'K7Q2-9FXW-3MTD',
        portal: `${site}/`,
      },
    },
    receipt: {
      family: { ...paid, lines },
      visitor: { ...paid, name: undefined, lines: [child] },
      ...(days.length > 0 && { daypass: { ...paid, lines: [pass] } }),
      due: { ...paid, lines: [...lines, { ...child, name, isDue: true }] },
    },
    refund_due: {
      due: {
        id: 812,
        email,
        amount: adultAmount,
        currency,
        account: 'default',
        provider_id: reference,
        problem: 'person 7 has a membership already\nperson 8 has a token already',
      },
    },
    invoice: product.type === '' ? {} : { sent: { ...signIn, name, invoice: payment } },
    payment_update: {
      refunded: { intent: { ...intent, refunded: adultAmount }, lines: bought, reference },
      partly: { intent: { ...intent, refunded: 5000 }, lines: bought, reference },
      disputed: { intent: { ...intent, disputed: true }, lines: bought, reference },
      partlyDisputed: {
        intent: { ...intent, disputed: true, disputed_amount: 5000 },
        lines: bought,
        reference,
      },
      stands: { intent, lines: bought, reference },
      failed: { intent: { ...intent, status: 'failed' }, lines: bought, reference },
      returned: {
        intent: {
          ...intent,
          status: 'failed',
          provider: { kind: 'failed', chargeId: reference, code: 'refunded' },
        },
        lines: bought,
        reference,
      },
      placesGone: {
        intent: {
          ...intent,
          status: 'failed',
          provider: { kind: 'failed', chargeId: reference, code: PLACES_GONE },
        },
        lines: bought,
        reference,
      },
    },
    ballot_copy: {
      ranked: { ...saved, pages: pagesTo('vote'), ballots },
      gap: {
        name: LONG,
        signature: LONG,
        pages: pagesTo('vote'),
        ballots: {
          [firsts[0]?.key ?? '']: votes(ids[0] ?? null, null, ids[2] ?? null, ids[1] ?? null),
        },
      },
      closed: { ...saved, pages: pagesTo('vote', false), ballots },
    },
    nominations_copy: {
      nominated: {
        ...saved,
        pages: pagesTo('nominate'),
        saved: categories.slice(0, 2).map(({ key, fields }, at) => ({
          category: key,
          nominations:
            at > 0
              ? []
              : [
                  createNomination(fields, LONG),
                  createNomination(fields.slice(1, 2), 'Only Known'),
                ],
        })),
      },
    },
    ballot_changed: {
      paper: { ...saved, pages: pagesTo('vote'), ballots, entered: 'paper' },
      restored: {
        ...saved,
        name: LONG,
        pages: pagesTo('vote', false),
        ballots,
        entered: 'restored',
      },
    },
    ballot_ruling: {
      disallowed: {
        name,
        ballot: 'votes',
        isCounted: false,
        reason: 'Two memberships of one person, agreed by mail',
      },
      allowed: { name: LONG, ballot: 'nominations', isCounted: true, reason: 'It was a mistake' },
    },
    approval_waits: { asked: {} },
    passkey_added: {
      added: { ...signIn, name, passkey: 'My phone', added: time },
      long: { ...signIn, name: LONG, passkey: LONG.slice(0, 60), added: time },
    },
    passkey_changed: {
      removed: { ...signIn, name, passkey: 'My phone', renamed: null, changed: time },
      renamed: {
        ...signIn,
        name: LONG,
        passkey: 'My phone',
        renamed: LONG.slice(0, 60),
        changed: time,
      },
    },
    passkeys_reset: {
      own: { account: email, reason: 'Lost the phone', isOwn: true },
      other: { account: email, reason: LONG, isOwn: false },
    },
    audit_head: {
      daily: { row: 214, added: 12, hash: '1f2a4c6e8b0d'.repeat(6).slice(0, 64) },
      empty: { row: 0, added: null, hash: '' },
    },
    finalist_replaced: {
      replaced: {
        name,
        category: (firsts[0] ?? categories[0])?.title ?? { en: 'The Category' },
        title: finalist(0),
        by: finalist(1),
        closes,
        links: voter.personal.slice(0, 1),
      },
      gone: {
        name: LONG,
        category: { en: 'BestGame' },
        title: LONG,
        closes,
        links: voter.personal.slice(0, 1),
      },
    },
    personal_link: {
      voter: { name, act: 'vote', links: voter.personal, unsubscribe },
      nominator: {
        name: LONG,
        act: 'nominate',
        links: personal(9, LONG, 'nominate'),
        unsubscribe,
      },
    },
    vote_reminder: {
      nothing: { name, links: voter.personal, gaps: [], unsubscribe: stopReminders },
      gap: {
        name: LONG,
        links: personal(9, LONG, 'vote'),
        gaps: firsts.map(({ title }) => title),
        unsubscribe: stopReminders,
      },
    },
    series_extra: {
      code: {
        name,
        category: seriesTitle,
        code: 'DEMO-0001-CRAFT',
      },
    },
  };
}

/** Returns a nomination with the value in each of the fields. */
const createNomination = (fields: readonly { readonly key: string }[], value: string): Nomination =>
  Object.fromEntries(fields.map(({ key }) => [key, value]));
