import type { Ballot } from '@conkit/rules';
import type { Convention } from '../config/types.ts';
import type { MailFacts, MailKind } from '../mail/templates.ts';

/** What each kind of mail tells in a preview, by a name for each case; a kind without one does not compile. */
export type MailSamples = {
  readonly [Kind in MailKind]: Readonly<Record<string, MailFacts<Kind>>>;
};

/** A name of sixty letters, with what a careless page would take for markup. */
const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh & <Söhne>';
const name = 'Aoife Byrne';
const time = new Date('2019-07-01T12:00:00Z');
const currency = 'eur';
const paperPubs = { name, address: '7 Harbour Road\nDublin', country: 'Ireland' };
const update = { status: 'succeeded', amount: 21000, currency, disputed: false } as const;

/** Mails of every kind, made up. */
export function mailSamples({ finalists }: Convention, site: string): MailSamples {
  const link = (rest = '') =>
    `${site}/login/aoife%40example.com/0123456789abcdef0123456789abcdef${rest}`;
  const pages = { hugo: link('/7/vote'), retro: link('/7/vote-retro') };
  const signIn = { login: link(), personal: [] };
  const voted = { name, action: 'vote' as const, href: link('/7/vote') };
  const voter = {
    login: link(),
    personal: [voted, { name, action: 'vote-retro' as const, href: link('/7/vote-retro') }],
  };
  const household = {
    login: link(),
    personal: [
      { name: 'Grace Lindqvist', action: 'vote' as const, href: link('/8/vote') },
      { name: LONG, action: 'nominate' as const, href: link('/9/nominate') },
    ],
  };
  const payment = {
    id: 812,
    category: 'sponsor',
    type: 'bench',
    amount: 6000,
    currency,
    data: { sponsor: 'For everybody who stood in a queue' },
    person_name: name,
    invoice: 'D-17',
    comments: 'Near the bar',
    payment_email: 'aoife@example.com',
    stripe_receipt: null,
    stripe_charge_id: 'ch_sandbox_0123456789abcdef',
  };
  const token = { ...payment, category: 'siteselect', type: 'ss-token', amount: 4000 };
  const adult = { category: 'new_member', type: 'Adult', amount: 22000, currency, isDue: false };
  const child = { ...adult, type: 'Child', amount: 7000, hasPaperPubs: false };
  const lines = [
    { ...adult, hasPaperPubs: true, name, number: 214 },
    { ...child, name: LONG, number: 215 },
  ];
  const reference = 'ch_sandbox_0123456789abcdef';
  const paid = { name, currency, paid: time, reference };
  const upgraded = { ...voter, name, membership: 'Adult', number: 214, paperPubs };
  const intent = { ...update, refunded: 0, provider: null };
  const bought = [{ category: 'new_member', type: 'Adult', amount: 21000, name }];
  const ids = (finalists['Novel'] ?? []).map(({ id }) => id);
  const votes = (...places: (number | null)[]): { votes: Ballot } => ({ votes: places });
  const saved = { name, signature: name, isOpen: true, pages };
  const ballots = {
    Novel: votes(...ids.slice(0, 5), -1),
    Novella: votes(),
    RetroNovel: votes(...(finalists['RetroNovel'] ?? []).slice(0, 2).map(({ id }) => id)),
  };
  return {
    login: {
      asked: { ...voter, reason: 'requested', name },
      code: { ...voter, reason: 'requested', name, code: { digits: '482913', minutes: 15 } },
      household: { ...household, reason: 'requested' },
      expired: { ...signIn, reason: 'expired', name: LONG },
      created: { ...signIn, reason: 'created' },
      sent: { ...voter, reason: 'sent', name },
    },
    unknown_address: { unknown: { email: 'nobody@example.com', shop: `${site}/new` } },
    chat_invite: { invited: { name, chat: 'Slack', link: 'https://chat.example.com/join/demo' } },
    new_address: { moved: { ...voter, name } },
    old_address: { moved: { name } },
    new_member: {
      adult: { ...voter, name, membership: 'Adult', number: 214, hasPaperPubs: true },
      present: { ...signIn, membership: 'Child', number: 215, hasPaperPubs: false },
      nonMember: {
        ...signIn,
        name: LONG,
        membership: 'NonMember',
        number: null,
        hasPaperPubs: false,
      },
    },
    new_daypass: {
      adult: { ...signIn, name, type: 'Adult', days: [true, true, false, false, true] },
    },
    upgrade: {
      paper: { ...upgraded, from: 'Supporter', hasNewPaperPubs: true },
      plain: { ...upgraded, from: 'Child', number: null, hasNewPaperPubs: false },
    },
    paper_pubs: { added: upgraded },
    membership_set: {
      more: {
        ...voter,
        name,
        from: 'Child',
        membership: 'Adult',
        number: 214,
        begins: ['wsfs_member', 'hugo_nominator'],
        ends: [],
      },
      less: {
        ...signIn,
        name: LONG,
        from: 'Adult',
        membership: 'NonMember',
        number: null,
        begins: [],
        ends: ['member', 'wsfs_member', 'hugo_nominator', 'badge'],
      },
    },
    records_joined: { joined: { ...voter, name, membership: 'Adult', number: 214 } },
    new_payment: {
      own: { payment, recipient: name, isPresent: false, hasWords: true },
      present: { payment, recipient: LONG, isPresent: true, hasWords: false },
    },
    siteselection_token: {
      token: {
        payment: { ...token, data: { token: 'K7Q2-9FXW-3MTD' }, invoice: null, comments: null },
        recipient: name,
        isPresent: false,
        hasWords: true,
        token: 'K7Q2-9FXW-3MTD',
        portal: `${site}/`,
      },
    },
    receipt: {
      family: { ...paid, lines },
      visitor: { ...paid, name: undefined, lines: [child] },
      due: { ...paid, lines: [...lines, { ...child, name, isDue: true }] },
    },
    refund_due: {
      due: {
        id: 812,
        email: 'aoife@example.com',
        amount: 21000,
        currency,
        account: 'default',
        provider_id: reference,
        problem: 'person 7 has Adult already\nperson 8 has a token already',
      },
    },
    invoice: { bench: { ...signIn, name, invoice: payment } },
    payment_update: {
      refunded: { intent: { ...intent, refunded: 21000 }, lines: bought, reference },
      partly: { intent: { ...intent, refunded: 5000 }, lines: bought, reference },
      disputed: { intent: { ...intent, disputed: true }, lines: bought, reference },
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
    },
    ballot_copy: {
      ranked: { ...saved, ballots },
      gap: {
        ...saved,
        name: LONG,
        signature: LONG,
        ballots: { Novel: votes(ids[0] ?? null, null, ids[2] ?? null, ids[1] ?? null) },
      },
      closed: { ...saved, isOpen: false, ballots },
    },
    nominations_copy: {
      nominated: {
        ...saved,
        saved: [
          {
            category: 'Novel',
            nominations: [
              { title: 'The Book of Long Titles', author: LONG, publisher: 'A Press' },
              { author: 'Only Known' },
            ],
          },
          { category: 'RetroNovella', nominations: [] },
        ],
      },
    },
    ballot_changed: {
      paper: { ...saved, ballots, entered: 'paper' },
      restored: { ...saved, name: LONG, isOpen: false, ballots, entered: 'restored' },
    },
    ballot_ruling: {
      disallowed: {
        name,
        ballot: 'votes',
        isCounted: false,
        reason: 'Two memberships of one person, agreed by mail on 12 July',
      },
      allowed: { name: LONG, ballot: 'nominations', isCounted: true, reason: 'It was a mistake' },
    },
    finalist_replaced: {
      replaced: {
        name,
        category: { en: 'Best Fanzine', fi: 'Paras fanzine' },
        title: 'The Phantagraph',
        by: 'Le Zombie',
        links: voter.personal,
      },
      gone: { name: LONG, category: { en: 'BestGame' }, title: LONG, links: [voted] },
    },
    personal_link: {
      voter: { name, act: 'vote', links: voter.personal },
      nominator: {
        name: LONG,
        act: 'nominate',
        links: [{ name: LONG, action: 'nominate', href: link('/9/nominate') }],
      },
    },
    series_extra: {
      code: {
        name,
        category: { en: 'Best Series', fi: 'Paras sarja' },
        code: 'DEMO-0001-CRAFT',
      },
    },
  };
}
