import type { Person } from '@conkit/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openNominationsDraft } from '../features/hugo/nominations/nominationsDraft.ts';
import { openBallotDraft } from '../features/hugo/voting/ballotDraft.ts';
import {
  lostConnection,
  Refusal,
  unauthorized,
  type Answers,
  type Call,
} from '../testing/answers.ts';
import { awardSummary, config, everyPart, person, user } from '../testing/builders.ts';
import { nominations } from '../testing/nominations.ts';
import { purchase, purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const NOW = new Date('2019-07-01T12:00:00Z');
const daypasses = { Adult: { day1: 2500 }, YoungAdult: { day1: 1500 }, Child: { day1: 1000 } };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const home = (
  people: readonly Person[],
  values = config(),
  data = purchaseData(),
  more: Answers = {},
  search = '',
) =>
  renderRoute(`/${search}`, {
    'GET /config': values,
    'GET /user': user(people),
    'GET /purchase/data': data,
    'GET /purchase/daypass-prices': daypasses,
    'GET /purchase/list': [],
    'GET /hugo/summary': awardSummary(people),
    ...more,
  });

const card = (name: string) => within(screen.getByRole('region', { name }));
/** Returns a row's action and price, without its progress. */
const getName = (row: HTMLElement) =>
  [...row.querySelectorAll('[class*=ActionList_label], [class*=ActionList_price]')]
    .map((part) => part.textContent)
    .join('  ');
const rows = (name: string) =>
  card(name)
    .queryAllByRole('link')
    .map((row) => [getName(row), row.getAttribute('href')]);
/** Returns the rows that have a divider above them. */
const afterDivider = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .filter((item) => item.matches('[class*=ActionList_groupStart]:not(:first-child)'))
    .map((item) => within(item).getByRole('link').getAttribute('href'));
/** Opens and returns the explanation why a person can't do something. */
async function reasons(page: Awaited<ReturnType<typeof home>>, name: string) {
  await page.user.click(card(name).getByText('Missing something?'));
  const terms = card(name).getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
}

describe('the people of an account', () => {
  it('are replaced by a message and a link to buy, but not to upgrade, when there are none', async () => {
    const page = await home([]);
    expect(page.calls.map(({ name }) => name)).not.toContain('GET /purchase/list');
    expect(screen.getByText(/This address has no membership yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy a membership' })).toHaveAttribute('href', '/new');
    const upgrade = card('Upgrade').getByRole('button', { name: /^Upgrade membership/ });
    expect(upgrade).toBeDisabled();
    expect(upgrade).toHaveAccessibleDescription(/no membership to upgrade yet/);
  });

  it.each([
    ['Adult member #214', { membership: 'Adult', member_number: 214 }],
    ['Young adult member', { membership: 'YoungAdult', member_number: null }],
    [
      '2 day pass Wed/Thu',
      {
        membership: 'NonMember',
        daypass: '2',
        daypass_type: 'Adult',
        daypass_days: [true, true, false, false, false],
      },
    ],
    ['Hugo nominator', { membership: 'HugoNominator' }],
    ['Non-member', { membership: 'NonMember' }],
  ])('have the legal name as title and "%s" as description', async (words, values) => {
    await home([person({ legal_name: 'Aoife Byrne', preferred_name: 'Aoife', ...values })]);
    expect(card('Aoife Byrne').getByText(words)).toBeVisible();
  });

  it('are all listed in the account’s order', async () => {
    await home([
      person({ legal_name: 'Aoife Byrne' }),
      person({ legal_name: 'Oisín Byrne', membership: 'Child' }),
      person({ legal_name: 'Zoë Byrne', membership: 'NonMember' }),
    ]);
    expect(
      screen.getAllByRole('heading', { name: /Byrne$/ }).map((heading) => heading.textContent),
    ).toEqual(['Aoife Byrne', 'Oisín Byrne', 'Zoë Byrne']);
  });
});

describe('a person’s actions', () => {
  it('let an adult upgrade, read closed nominations, vote and buy a token', async () => {
    await home([person({ id: 5, legal_name: 'Aoife', membership: 'YoungAdult' })]);
    expect(rows('Aoife')).toEqual([
      ['Start your Hugo ballot', '/hugo/vote/5'],
      ['See my nominations for the 2019 Hugo Awards', '/hugo/nominate/5'],
      ['See my nominations for the 1944 Retro Hugo Awards', '/hugo/nominate-retro/5'],
      ['Vote for the 1944 Retro Hugo Awards', '/hugo/vote-retro/5'],
      ['Reading list', '/hugo/reading/5'],
      ['Upgrade membership  €80', '/upgrade/5'],
      ['Buy a site selection token  €40', '/pay/ss-token'],
    ]);
  });

  it('let a holder of the dearest membership add paper publications, but only once', async () => {
    const page = await home([person({ id: 5, legal_name: 'Aoife' })]);
    expect(rows('Aoife')).toContainEqual(['Add paper progress reports  €10', '/upgrade/5']);
    page.unmount();

    const paper_pubs = { name: 'Aoife', address: 'Dublin', country: 'Ireland' };
    const again = await home([person({ id: 5, legal_name: 'Aoife', paper_pubs })]);
    expect(rows('Aoife').map(([, href]) => href)).not.toContain('/upgrade/5');
    expect(await reasons(again, 'Aoife')).toMatchObject({
      'Upgrade membership': 'There is nothing above this membership to upgrade to.',
    });
  });

  it('do not let a child vote, and explain why on request', async () => {
    const page = await home([person({ legal_name: 'Oisín', membership: 'Child' })]);
    expect(rows('Oisín').map(([label]) => label)).toEqual(['Upgrade membership  from €60']);
    expect(await reasons(page, 'Oisín')).toMatchObject({
      'Vote for the 2019 Hugo Awards': "Oisín's membership does not include this.",
      'Buy a site selection token': "Oisín's membership does not include this.",
    });
  });

  it('use personal links when two voters share an account', async () => {
    const page = await home([
      person({ legal_name: 'Grace' }),
      person({ legal_name: 'Ines' }),
      person({ legal_name: 'Oisín', membership: 'Child' }),
    ]);
    expect(rows('Grace').map(([, href]) => href)).not.toContainEqual(
      expect.stringContaining('/hugo/vote'),
    );
    const why = await reasons(page, 'Grace');
    expect(why['Vote for the 2019 Hugo Awards']).toMatch(/^Ines on this account can do it too/);
    expect(why['Vote for the 2019 Hugo Awards']).toContain('personal link in the login mail');
  });

  it('show each voter’s own ballot after the deadlines, and do not offer to change it', async () => {
    vi.setSystemTime(new Date('2019-08-02T12:00:00Z'));
    await home([person({ id: 5, legal_name: 'Grace' }), person({ id: 6, legal_name: 'Ines' })]);
    for (const [name, id] of [
      ['Grace', 5],
      ['Ines', 6],
    ] as const) {
      expect(rows(name).filter(([, href]) => href?.includes('/hugo/'))).toEqual([
        ['See my nominations for the 2019 Hugo Awards', `/hugo/nominate/${id}`],
        ['See my nominations for the 1944 Retro Hugo Awards', `/hugo/nominate-retro/${id}`],
        ['See my ballot for the 2019 Hugo Awards', `/hugo/vote/${id}`],
        ['See my ballot for the 1944 Retro Hugo Awards', `/hugo/vote-retro/${id}`],
        [`Reading list of ${name}`, `/hugo/reading/${id}`],
      ]);
    }
    expect(document.body).not.toHaveTextContent(/Nominate for|Vote for/);
  });

  it('show when something opens that has not opened yet', async () => {
    vi.setSystemTime(new Date('2019-03-20T12:00:00Z'));
    const page = await home([person({ legal_name: 'Aoife' })]);
    expect(await reasons(page, 'Aoife')).toMatchObject({
      'Vote for the 2019 Hugo Awards': expect.stringMatching(/^It begins on 2 April 2019\.$/),
    });
  });

  it('do not offer an award that is not held', async () => {
    const values = config();
    delete values.hugo.awards['retro'];
    await home([person({ legal_name: 'Aoife' })], values);
    const links = rows('Aoife').map(([, href]) => href);
    expect(links).toContainEqual(expect.stringContaining('/hugo/vote'));
    expect(links).not.toContainEqual(expect.stringContaining('retro'));
  });

  it('navigate without reloading the page', async () => {
    const page = await home([person({ id: 5, legal_name: 'Aoife' })]);
    await page.user.click(screen.getByRole('link', { name: /^Start your Hugo ballot/ }));
    expect(await screen.findByRole('heading', { name: 'Hugo Award Voting' })).toBeVisible();
    expect(page.path()).toBe('/hugo/vote/5');
  });
});

describe('an account with people', () => {
  it('loads its purchases', async () => {
    const page = await home([person()]);
    expect(page.calls.map(({ name }) => name)).toContain('GET /purchase/list');
  });

  it('is shown even if its purchases fail to load', async () => {
    await home([person({ legal_name: 'Aoife' })], config(), purchaseData(), {
      'GET /purchase/list': new Refusal(500, 'internal'),
    });
    expect(card('Aoife').getByText(/^Adult member/)).toBeVisible();
  });

  it('shows a long name in full', async () => {
    const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-Featherstonehaugh';
    await home([person({ legal_name: name })]);
    expect(screen.getByRole('heading', { name })).toBeVisible();
  });
});

describe('award progress', () => {
  const aoife = person({ id: 5, legal_name: 'Aoife', public_first_name: 'Aoife B.' });
  const saved = '2019-07-01T08:15:00.000Z';
  const begun = awardSummary([aoife], { ballot: { categories: 20, done: 2, saved } });
  const answer = (summary: unknown, more: Answers = {}) =>
    home([aoife], config(), purchaseData(), { 'GET /hugo/summary': summary, ...more });

  it('is loaded once, and shown at the next ballot', async () => {
    const page = await answer(begun);
    const next = card('Aoife').getByRole('link', { name: /^Continue your Hugo ballot/ });
    expect(next).toHaveTextContent(/2 of 20 categories ranked · saved \d/);
    expect(page.calls.filter(({ name }) => name === 'GET /hugo/summary')).toHaveLength(1);
    expect(card('Aoife').getByText('Badge: Aoife B. · Listed as Aoife B.')).toBeVisible();
  });

  it('is not the next step while an invoice is open', async () => {
    await answer(begun, { 'GET /purchase/list': [purchase({ status: 'invoice' })] });
    expect(screen.queryByRole('link', { name: /^Continue your Hugo ballot/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Vote for the 2019 Hugo Awards/ })).toBeVisible();
  });

  it('blocks nothing else when it fails to load, and can be retried', async () => {
    let isBroken = true;
    const page = await answer(() => (isBroken ? new Refusal(500, 'internal') : begun));
    expect(await screen.findByText(/How your ballots stand could not be loaded/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Vote for the 2019 Hugo Awards/ })).toBeVisible();
    isBroken = false;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Continue your Hugo ballot/ })).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it('does not delay the page when it is slow', async () => {
    let tell: (summary: unknown) => void = () => undefined;
    await answer(() => new Promise((resolve) => (tell = resolve)));
    expect(screen.getByRole('link', { name: /^Vote for the 2019 Hugo Awards/ })).toBeVisible();
    tell(begun);
    expect(await screen.findByRole('link', { name: /^Continue your Hugo ballot/ })).toBeVisible();
  });

  it('is not loaded for an account without people', async () => {
    const page = await home([]);
    expect(page.calls.map(({ name }) => name)).not.toContain('GET /hugo/summary');
  });
});

describe('the barcode', () => {
  const aoife = person({ id: 5, legal_name: 'Aoife', member_number: 214 });
  async function open() {
    const page = await home([aoife]);
    await page.user.click(card('Aoife').getByRole('button', { name: 'Registration barcode' }));
    return { page, dialog: await screen.findByRole('dialog', { name: 'Registration barcode' }) };
  }
  const picture = () => screen.getByRole('img', { name: 'Barcode of Aoife, Adult member #214' });

  it('is shown, and downloads under the server’s file name', async () => {
    const { dialog } = await open();
    expect(picture()).toHaveAttribute('src', '/api/people/5/barcode.png');
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Download picture', '/api/people/5/barcode.png'],
      ['Download PDF', '/api/people/5/barcode.pdf'],
    ]);
    // A name here would differ from the one on the file.
    expect(links.map((link) => link.getAttribute('download'))).toEqual(['', '']);
  });

  it('can be shown again without a network, with the latest name on it', async () => {
    const pictures = ['one', 'two'];
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      expect(url).toBe('/api/people/5/barcode.png');
      const next = pictures.shift();
      if (next === undefined) throw new TypeError('Failed to fetch');
      return new Response(next, { headers: { 'content-type': 'image/png' } });
    });
    onTestFinished(() => fetching.mockRestore());
    const { page } = await open();
    const reopen = async () => {
      await page.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await page.user.click(card('Aoife').getByRole('button', { name: 'Registration barcode' }));
      await waitFor(() => expect(picture()).toBeVisible());
    };
    const src = (text: string) => `data:image/png;base64,${btoa(text)}`;
    await waitFor(() => expect(fetching).toHaveBeenCalledOnce());
    await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
    // It doesn't flash while it is shown.
    expect(picture()).toHaveAttribute('src', '/api/people/5/barcode.png');
    await reopen();
    await waitFor(() => expect(picture()).toHaveAttribute('src', src('two')));
    await reopen();
    expect(picture()).toHaveAttribute('src', src('two'));
    await waitFor(() => expect(fetching).toHaveBeenCalledTimes(3));
    expect(picture()).toHaveAttribute('src', src('two'));
  });

  it('can be added to the wallets that the convention has', async () => {
    const url = 'https://pay.google.com/gp/v/save/a';
    const parts = everyPart({ apple_wallet: true, google_wallet: true });
    const page = await home([aoife], config({ parts }), purchaseData(), {
      'GET /people/{id}/google-wallet': { url },
    });
    await page.user.click(card('Aoife').getByRole('button', { name: 'Registration barcode' }));
    expect(await screen.findByRole('link', { name: 'Add to Google Wallet' })).toHaveAttribute(
      'href',
      url,
    );
    expect(screen.getByRole('link', { name: 'Add to Apple Wallet' })).toHaveAttribute(
      'href',
      '/api/people/5/wallet.pkpass',
    );
  });

  it('explains when it fails to load, and can be retried', async () => {
    const { page } = await open();
    fireEvent.error(picture());
    expect(screen.getByRole('alert')).toHaveTextContent('The picture could not be loaded.');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(picture()).toBeInTheDocument();
  });

  it('is missing for people without a badge, and the card explains why', async () => {
    const page = await home([person({ legal_name: 'Grace', membership: 'Supporter' })]);
    expect(card('Grace').queryByRole('button', { name: 'Registration barcode' })).toBeNull();
    expect(await reasons(page, 'Grace')).toMatchObject({
      'Registration barcode': expect.stringContaining('no badge to pick up'),
    });
  });
});

describe('a row that two voters share', () => {
  const people = [
    person({ id: 5, legal_name: 'Grace' }),
    person({ id: 6, legal_name: 'Ines' }),
  ] as const;
  const open = (answer: unknown) => home(people, config(), purchaseData(), { 'POST /key': answer });
  const getRow = () =>
    card('Ines').getByRole('button', { name: /^Mail Ines the link to vote: 2019 Hugo Awards/ });

  it('mails the link to that page once, and shows the address', async () => {
    const page = await open({ status: 'success', email: 'aoife@example.com' });
    await page.user.dblClick(getRow());
    expect(await screen.findByText(/^Sent to aoife@example.com/)).toBeVisible();
    expect(page.calls.filter(({ name }) => name === 'POST /key').map(({ body }) => body)).toEqual([
      { email: 'aoife@example.com', path: '/hugo/vote/6' },
    ]);
  });

  it.each([
    ['the browser is offline', lostConnection, /no connection/],
    [
      'there were too many requests',
      new Refusal(429, 'too_many_requests', {}, { 'retry-after': '120' }),
      /Try again in 2 minutes/,
    ],
  ])('explains when %s, and can be pressed again', async (_, answer, text) => {
    const page = await open(answer);
    await page.user.click(getRow());
    expect(await card('Ines').findByRole('alert')).toHaveTextContent(text);
    await page.user.click(getRow());
    await waitFor(() =>
      expect(page.calls.filter(({ name }) => name === 'POST /key')).toHaveLength(2),
    );
  });

  it('is a link for the person whose link opened the session', async () => {
    await home(people, config(), purchaseData(), { 'GET /user': user(people, { person_id: 6 }) });
    expect(rows('Ines')).toContainEqual(['Vote as Ines: 2019 Hugo Awards', '/hugo/vote/6']);
    expect(
      card('Grace').getByRole('button', { name: /^Mail Grace the link to vote: 2019/ }),
    ).toBeVisible();
  });
});

describe('reminders to vote', () => {
  const aoife = person({ legal_name: 'Aoife' });
  /** Renders the page with a server that keeps the choice, or with another answer. */
  async function open(answer?: unknown) {
    let reminders = false;
    const summary = awardSummary([aoife]);
    const page = await home([aoife], config(), purchaseData(), {
      'GET /hugo/summary': () => ({
        people: summary.people.map(({ id, awards }) => ({ id, awards, reminders })),
      }),
      'POST /hugo/{id}/reminders':
        answer ??
        (({ body }: Call) => {
          reminders = (body as { wanted: boolean }).wanted;
          return { status: 'success', wanted: reminders };
        }),
    });
    return page;
  }
  const button = (name: RegExp) => card('Aoife').findByRole('button', { name });
  const sent = ({ calls }: Awaited<ReturnType<typeof home>>) =>
    calls.filter(({ name }) => name.endsWith('/reminders'));

  it('are started for a second person while the first request is under way', async () => {
    const people = [aoife, person({ id: 8, legal_name: 'Grace' })];
    const page = await home(people, config(), purchaseData(), {
      'GET /hugo/summary': {
        people: awardSummary(people).people.map((one) => Object.assign(one, { reminders: false })),
      },
      'POST /hugo/{id}/reminders': () => new Promise(() => undefined),
    });
    for (const name of ['Aoife', 'Grace'])
      await page.user.dblClick(await card(name).findByRole('button', { name: /^Remind/ }));
    expect(sent(page).map(({ name }) => name)).toEqual(
      people.map(({ id }) => `POST /hugo/${id}/reminders`),
    );
  });

  it('are started once for a double click, stay on the page, and are stopped', async () => {
    const page = await open();
    await page.user.dblClick(await button(/^Remind me to vote/));
    expect(await screen.findByText('Reminders to vote are on.')).toBeVisible();
    expect(sent(page).map(({ name, body }) => [name, body])).toEqual([
      [`POST /hugo/${aoife.id}/reminders`, { wanted: true }],
    ]);
    await page.user.click(await button(/^Stop reminding me to vote/));
    expect(await screen.findByText('Reminders to vote are off.')).toBeVisible();
    expect(await button(/^Remind me to vote/)).toBeVisible();
  });

  it.each([
    ['the browser is offline', lostConnection, /no connection/],
    ['the session has ended', unauthorized, /You are signed out/],
    ['the server fails', new Refusal(500, 'internal'), /The server has a problem/],
  ])('stay as they are when %s', async (_, answer, text) => {
    const page = await open(answer);
    await page.user.click(await button(/^Remind me to vote/));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await button(/^Remind me to vote/)).toBeVisible();
  });
});

describe('the chat invite', () => {
  const chat = { name: 'Slack' };
  async function ask(answer: unknown) {
    const page = await home([person({ legal_name: 'Aoife' })], config({ chat }), purchaseData(), {
      'POST /slack/invite': answer,
    });
    const button = card('Aoife').getByRole('button', { name: 'Request Slack invite' });
    return { page, button };
  }
  const invites = ({ calls }: Awaited<ReturnType<typeof home>>) =>
    calls.filter(({ name }) => name === 'POST /slack/invite');

  it('is sent once, and the page shows the address', async () => {
    const { page, button } = await ask({ success: true, email: 'aoife@example.com' });
    await page.user.dblClick(button);
    expect(await screen.findByText('Slack invite sent to aoife@example.com.')).toBeVisible();
    expect(invites(page)).toHaveLength(1);
  });

  it.each([
    ['the address was invited before', new Refusal(409, 'duplicate'), /has been invited already/],
    ['no person is a member', new Refusal(403, 'not_eligible'), /Only members can be invited/],
    ['the session has ended', unauthorized, /You are signed out/],
    [
      'there were too many requests',
      new Refusal(429, 'too_many_requests', {}, { 'retry-after': '120' }),
      /Try again in 2 minutes/,
    ],
    ['the browser is offline', lostConnection, /no connection/],
    ['the server fails', new Refusal(500, 'internal'), /The server has a problem/],
  ])('explains when %s, and can be retried', async (_, answer, text) => {
    const { page, button } = await ask(answer);
    await page.user.click(button);
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(async () => {
      await page.user.click(button);
      expect(invites(page)).toHaveLength(2);
    });
  });

  it('is not offered without a chat, or to accounts without members', async () => {
    const page = await home([person({ legal_name: 'Aoife' })]);
    expect(card('Aoife').queryByRole('button', { name: 'Request Slack invite' })).toBeNull();
    page.unmount();
    const other = await home(
      [person({ legal_name: 'Zoë', membership: 'NonMember' })],
      config({ chat }),
    );
    expect(await reasons(other, 'Zoë')).toMatchObject({
      'Request Slack invite': "Zoë's membership does not include this.",
    });
  });
});

describe('what is for sale', () => {
  it('lists every new membership with its price, in the configured order', async () => {
    await home([person({ id: 5 })]);
    expect(rows('New Membership')).toEqual([
      ['Young adult  €130', '/new/YoungAdult'],
      ['Adult  €210', '/new/Adult'],
      ['Child  €70', '/new/Child'],
      ['Infant  free', '/new/Infant'],
      ['Supporting  €40', '/new/Supporter'],
      ['First Worldcon  €130', '/new/FirstWorldcon'],
    ]);
    expect(afterDivider('New Membership')).toEqual([
      '/new/Child',
      '/new/Supporter',
      '/new/FirstWorldcon',
    ]);
  });

  it.each([
    ['one person, to that one', [person({ id: 5 })], '/upgrade/5'],
    ['several people, to a choice', [person(), person()], '/upgrade/'],
  ])('leads an account with %s', async (_, people, href) => {
    await home(people);
    expect(rows('Upgrade')[0]?.[1]).toBe(href);
  });

  it('includes day passes only while they are on sale', async () => {
    const page = await home([person()]);
    expect(screen.queryByRole('region', { name: 'Day pass' })).toBeNull();
    expect(page.calls.map(({ name }) => name)).not.toContain('GET /purchase/daypass-prices');
    page.unmount();
    await home([person()], config({ enable_daypass: true }));
    await card('Day pass').findByText('from €25/day');
    expect(rows('Day pass')[0]).toEqual(['Adult day pass  from €25/day', '/daypass/Adult']);
  });
});

describe('a receipt', () => {
  it.each(['999', 'x', '-1'])(
    'is not shown for a purchase that is not the account’s: %s',
    async (id) => {
      await home(
        [person({ legal_name: 'Aoife Byrne' })],
        config(),
        purchaseData(),
        {},
        `?receipt=${id}`,
      );
      expect(screen.getByRole('region', { name: 'Aoife Byrne' })).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull();
    },
  );
});

describe('changes that only this device has', () => {
  const aoife = person({ id: 5, legal_name: 'Aoife Byrne' });
  const UNSAVED = 'unsaved changes on this device';
  const keepNominations = () => {
    const stored = openNominationsDraft(config().id, 5)('RetroNovel');
    const [mine, base] = [{ RetroNovel: [{ title: 'Perelandra' }] }, { RetroNovel: [] }];
    stored.write({ mine, base, sent: {}, at: {} });
  };
  const keepBallot = () =>
    openBallotDraft(config().id, 5).write({
      mine: { Novel: [3] },
      base: { Novel: [] },
      sent: {},
      at: {},
    });
  afterEach(() => localStorage.clear());

  it('are mentioned at their award, for nominations and ballots', async () => {
    keepNominations();
    keepBallot();
    await home([aoife], config(), purchaseData(), {
      'GET /hugo/{id}/nominations': [],
      'GET /hugo/{id}/votes': {},
    });
    await waitFor(() => expect(screen.getAllByText(UNSAVED)).toHaveLength(2));
    const links = screen.getAllByText(UNSAVED).map((text) => text.closest('a'));
    expect(links.map((link) => link?.getAttribute('href')).toSorted()).toEqual([
      '/hugo/nominate-retro/5',
      '/hugo/vote/5',
    ]);
  });

  it('are mentioned without a connection, too', async () => {
    keepNominations();
    await home([aoife], config(), purchaseData(), {
      'GET /hugo/summary': lostConnection,
      'GET /hugo/{id}/nominations': lostConnection,
    });
    expect(await screen.findByText(UNSAVED)).toBeVisible();
  });

  it('are not mentioned once the server has them, or for another person', async () => {
    keepNominations();
    const page = await home([aoife], config(), purchaseData(), {
      'GET /hugo/{id}/nominations': [nominations('RetroNovel', [{ title: 'Perelandra' }])],
    });
    await waitFor(() =>
      expect(page.calls.map(({ name }) => name)).toContain('GET /hugo/5/nominations'),
    );
    await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(UNSAVED)).toBeNull();
    page.unmount();
    const other = await home([person({ id: 7, legal_name: 'Ines Byrne' })]);
    await waitFor(() => expect(other.queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(UNSAVED)).toBeNull();
  });
});
