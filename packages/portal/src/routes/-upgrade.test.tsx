import type { Person } from '@conkit/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lostConnection, Refusal, type Answers } from '../testing/answers.ts';
import { config, person, user } from '../testing/builders.ts';
import {
  CHARGE,
  getCalls,
  chooseCard,
  getKey,
  payButton,
  preparePaying,
  visitor,
  type Page,
} from '../testing/paying.ts';
import { purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const aoife = person({ id: 5, legal_name: 'Aoife Byrne', membership: 'YoungAdult' });
const ines = person({ id: 7, legal_name: 'Ines Byrne', membership: 'Supporter' });

preparePaying();

const answers = (people: readonly Person[]): Answers => ({
  ...visitor,
  'GET /user': user(people),
  'GET /purchase/list': [],
});
const open = (path = '/upgrade/5', people: readonly Person[] = [aoife, ines], more: Answers = {}) =>
  renderRoute(path, { ...answers(people), ...more });

const choice = (name: string) => within(screen.getByRole('group', { name }));
const targets = () =>
  choice('New membership')
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => [radio.value, radio.disabled, radio.parentElement?.textContent]);
const target = (name: RegExp) => choice('New membership').getByRole('radio', { name });
const sales = (page: Page) => getCalls(page, 'POST /purchase');

describe('the person to upgrade', () => {
  it('is the one in the URL, which changes when another person is chosen', async () => {
    const page = await open();
    const members = choice('Member');
    expect(members.getByRole('radio', { name: 'Aoife Byrne Young adult' })).toBeChecked();
    await page.user.click(members.getByRole('radio', { name: 'Ines Byrne Supporting' }));
    await waitFor(() => expect(page.path()).toBe('/upgrade/7'));
    expect(page.router.history.length).toBe(1);
    expect(await screen.findByRole('radio', { name: 'Ines Byrne Supporting' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /Other member/ })).toBeNull();
  });

  it('must be chosen first when there are several and none is in the URL', async () => {
    await open('/upgrade');
    expect(screen.getByText('Choose first whose membership it is.')).toBeVisible();
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(/^Total/)).toBeNull();
  });

  it('is the only person by default', async () => {
    await open('/upgrade', [aoife]);
    expect(screen.getByRole('radio', { name: 'Aoife Byrne Young adult' })).toBeChecked();
    expect(target(/^Adult/)).toBeEnabled();
  });

  it.each(['99', '5x', '05'])(
    'is unknown for an id that the account does not have: %s',
    async (id) => {
      const page = await open(`/upgrade/${id}`);
      expect(screen.getByText(/not on your account/)).toBeVisible();
      expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
      await page.user.click(screen.getByRole('radio', { name: /^Aoife/ }));
      await waitFor(() => expect(page.path()).toBe('/upgrade/5'));
      expect(screen.queryByText(/not on your account/)).toBeNull();
    },
  );

  it('is missing on an account without people, which links to buying', async () => {
    await open('/upgrade', []);
    expect(screen.getByRole('link', { name: 'Buy a membership' })).toHaveAttribute('href', '/new');
    expect(within(screen.getByRole('main')).queryByRole('radio')).toBeNull();
    // Without people there is nothing to choose.
    expect(document.querySelector('main')).not.toHaveTextContent(/choose/i);
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });

  it('resets the choices when it changes', async () => {
    const page = await open();
    await page.user.click(target(/^Adult/));
    await page.user.click(screen.getByRole('checkbox', { name: /Paper progress reports/ }));
    await page.user.click(screen.getByRole('radio', { name: /^Ines/ }));
    await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked());
    expect(targets().some(([value]) => value === 'Supporter')).toBe(false);
    expect(choice('New membership').queryByRole('radio', { checked: true })).toBeNull();
  });
});

describe('an upgrade’s target', () => {
  it('is listed dearest first with the price difference, and disabled if it costs no more', async () => {
    await open();
    expect(targets()).toEqual([
      ['Adult', false, 'Adult  €80'],
      ['YoungAdult', false, 'Young adult  No membership upgrade'],
      ['Child', true, 'Child  '],
    ]);
    expect(target(/^Young adult/)).toBeChecked();
  });

  it.each([
    ['Just add paper progress reports', {}, 1000],
    [
      'Already has paper progress reports',
      { paper_pubs: { name: 'A', address: 'B', country: 'C' } },
      1000,
    ],
    ['No upgrade available', {}, 0],
  ])('has this price text for the dearest: %s', async (text, values, paperPubs) => {
    const adult = person({ id: 5, legal_name: 'Aoife', membership: 'Adult', ...values });
    await open('/upgrade/5', [adult], { 'GET /purchase/data': purchaseData({ paperPubs }) });
    expect(targets()[0]).toEqual(['Adult', false, `Adult  ${text}`]);
  });

  it('cannot be paid when it is free or the current membership, and the page explains that', async () => {
    await open();
    expect(choice('New membership').queryByRole('radio', { name: /^First Worldcon/ })).toBeNull();
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await payButton()).toHaveAccessibleDescription(/nothing to pay/);
    expect(screen.queryByText(/^Total/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  it.each([
    ['Adult', /^Adult/],
    ['FirstWorldcon', /^Young adult/],
  ])('is restored from a draft as far as it is still available: %s', async (held, chosen) => {
    const draft = { id: 5, target: held, paper_pubs: null };
    localStorage.setItem('conkit:test2019:draft:upgrade:aoife@example.com', JSON.stringify(draft));
    await open();
    expect(target(chosen)).toBeChecked();
  });

  it('lists the rights that end before payment, and only then', async () => {
    const page = await open('/upgrade/7');
    expect(screen.queryByText(/loses rights/)).toBeNull();
    await page.user.click(target(/^Child/));
    const notice = screen
      .getByText(/^Ines Byrne loses rights/)
      .closest<HTMLElement>('[role=status]');
    if (!notice) throw new Error('not announced');
    expect(notice).toHaveTextContent('with the membership “Child”');
    const ending = within(notice).getAllByRole('listitem');
    expect(ending.map(({ textContent }) => textContent)).toEqual([
      'Voting in the Hugo Awards and on the site of a later Worldcon',
      'Nominating for the Hugo Awards',
    ]);
    const pay = await payButton();
    expect(pay).toBeEnabled();
    expect(notice.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await page.user.click(target(/^Adult/));
    expect(screen.queryByText(/loses rights/)).toBeNull();
  });

  it('ends no vote on the site of a later convention where there is none', async () => {
    const { parts, ...rest } = config();
    const without = { ...rest, parts: { ...parts, site_selection: false } };
    const page = await open('/upgrade/7', [aoife, ines], { 'GET /config': without });
    await page.user.click(target(/^Child/));
    expect(screen.getByText('Voting in the Hugo Awards')).toBeVisible();
  });

  it('is missing for the highest membership, and nothing is offered', async () => {
    const values = { membership: 'Adult', paper_pubs: { name: 'A', address: 'B', country: 'C' } };
    await open('/upgrade/5', [{ ...aoife, ...values }]);
    expect(await payButton()).toHaveAccessibleDescription(/cannot be upgraded further/);
  });

  it('can be chosen with the keyboard alone', async () => {
    const page = await open();
    target(/^Young adult/).focus();
    await page.user.keyboard('{ArrowUp}');
    expect(target(/^Adult/)).toBeChecked();
    expect(screen.getByText('Total: €80')).toBeVisible();
  });
});

describe('paper publications', () => {
  it('can be added with all fields by people without them, alone or with an upgrade', async () => {
    const page = await open('/upgrade/7');
    await page.user.click(screen.getByRole('checkbox', { name: 'Paper progress reports · €10' }));
    expect(screen.getByText('Total: €10')).toBeVisible();
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await payButton()).toHaveAccessibleDescription(/Postal address/);
    await page.user.type(screen.getByLabelText(/^Postal address/), '1 Quay Street');
    await page.user.type(screen.getByLabelText(/^Country/), 'Ireland');
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
    await page.user.click(target(/^Adult/));
    expect(screen.getByText('Total: €180')).toBeVisible();
  });

  it.each([
    ['who has them', {}, { paper_pubs: { name: 'A', address: 'B', country: 'C' } }],
    ['where they are free', { paid_paper_pubs: false }, {}],
  ])('are not offered to a person %s', async (_, values, more) => {
    await open('/upgrade/5', [{ ...aoife, ...more }], { 'GET /config': config(values) });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are dropped from a draft when the person has them in the meantime', async () => {
    const page = await open('/upgrade/5');
    await page.user.click(target(/^Adult/));
    await page.user.click(screen.getByRole('checkbox', { name: /^Paper/ }));
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    page.unmount();
    await open('/upgrade/5', [{ ...aoife, paper_pubs: { name: 'A', address: 'B', country: 'C' } }]);
    expect(target(/^Adult/)).toBeChecked();
    expect(screen.getByText('Total: €80')).toBeVisible();
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
  });
});

describe('paying for an upgrade', () => {
  async function reachCard(answer: unknown, more: Answers = {}) {
    const page = await open('/upgrade/5', [aoife, ines], { 'POST /purchase': answer, ...more });
    await page.user.click(target(/^Adult/));
    return { page, pay: await chooseCard(page) };
  }

  it('shows the person and the membership, charges once, and returns home with the new membership', async () => {
    let people: readonly Person[] = [aoife, ines];
    const { page, pay } = await reachCard(
      () => {
        people = [{ ...aoife, membership: 'Adult', member_number: 214 }, ines];
        return { status: 'success' };
      },
      { 'GET /user': () => user(people) },
    );
    expect(screen.getByRole('dialog')).toHaveTextContent('Upgrade to Adult');
    expect(screen.getByRole('dialog')).toHaveTextContent('Aoife Byrne');
    expect(screen.getByRole('dialog')).toHaveTextContent('€80');
    await page.user.dblClick(pay);
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(await screen.findByText('Payment successful!')).toBeVisible();
    expect(await screen.findByText('Adult member #214')).toBeVisible();
    expect(sales(page).map(({ body }) => body)).toEqual([
      {
        amount: 8000,
        email: 'aoife@example.com',
        source: 'tok_sandbox_success',
        upgrades: [{ id: 5, membership: 'Adult' }],
      },
    ]);
  });

  it('shows paper publications in the card dialog', async () => {
    const page = await open('/upgrade/7', [aoife, ines], {
      'POST /purchase': { status: 'success' },
    });
    await page.user.click(target(/^Adult/));
    await page.user.click(screen.getByRole('checkbox'));
    await page.user.type(screen.getByLabelText(/^Postal address/), '1 Quay Street');
    await page.user.type(screen.getByLabelText(/^Country/), 'Ireland');
    const pay = await chooseCard(page);
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Upgrade to Adult + Paper progress reports',
    );
    await page.user.click(pay);
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(sales(page)[0]?.body).toMatchObject({
      amount: 18000,
      upgrades: [
        {
          id: 7,
          membership: 'Adult',
          paper_pubs: { name: 'Ines Byrne', address: '1 Quay Street', country: 'Ireland' },
        },
      ],
    });
  });

  it.each([
    [
      'who is not on the account',
      new Refusal(403, 'not_yours'),
      'This person is not on your account.',
    ],
    ['whose session has ended', new Refusal(401, 'unauthorized'), /signed out/],
  ])('is refused for a person %s, and nothing is lost', async (_, answer, text) => {
    const { page, pay } = await reachCard(answer);
    await page.user.click(pay);
    expect(await within(screen.getByRole('dialog')).findByText(text)).toBeVisible();
    page.unmount();
    await open();
    expect(target(/^Adult/)).toBeChecked();
  });

  it('finds out the outcome of a lost payment after a reload', async () => {
    const { page, pay } = await reachCard(lostConnection, {
      'GET /purchase/status/{key}': lostConnection,
    });
    await page.user.click(pay);
    expect(await screen.findByText(/We do not know yet/)).toBeVisible();
    const key = getKey(sales(page)[0]);
    page.unmount();
    const again = await open('/upgrade/5', [aoife, ines], {
      'GET /purchase/status/{key}': { status: 'success' },
    });
    await waitFor(() => expect(again.path()).toBe('/'));
    expect(getCalls(again, `GET /purchase/status/${key}`)).toHaveLength(1);
    expect(sales(again)).toHaveLength(0);
  });

  it('shows a changed price and asks before charging it', async () => {
    const replies = [new Refusal(409, 'amount_mismatch', { amount: 9000 }), { status: 'success' }];
    const { page, pay } = await reachCard(() => replies.shift());
    await page.user.click(pay);
    expect(await screen.findByText(/The total is now/)).toHaveTextContent('€90 instead of €80');
    await page.user.click(screen.getByRole('button', { name: CHARGE }));
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(sales(page)[1]?.body).toMatchObject({ amount: 9000 });
  });
});

describe('a convention that lists its upgrades', () => {
  const paths = [
    { from: 'Supporter', to: 'Adult', amount: 15000 },
    { from: 'Child', to: 'YoungAdult' },
  ];
  const { membershipGroups, membershipTypes } = config();
  const listed: Answers = {
    'POST /purchase': { status: 'success' },
    'GET /config': config({ membershipGroups: { ...membershipGroups, upgradePaths: paths } }),
  };

  it('offers only the listed ones, for their own price', async () => {
    const page = await open('/upgrade/7', [ines], listed);
    expect(targets()).toEqual([['Adult', false, expect.stringContaining('€150')]]);
    await page.user.click(target(/^Adult/));
    await page.user.click(await chooseCard(page));
    await waitFor(() => expect(sales(page)).toHaveLength(1));
    expect(sales(page)[0]?.body).toMatchObject({
      amount: 15000,
      upgrades: [{ id: 7, membership: 'Adult' }],
    });
    expect(sales(page)[0]?.body).not.toHaveProperty('upgrades.0.answers');
  });

  it('offers none from another membership', async () => {
    const helper = person({ id: 9, membership: 'YoungAdult' });
    await open('/upgrade/9', [helper], listed);
    expect(screen.queryByRole('radio', { name: /^Adult/ })).toBeNull();
  });

  it('asks for the date of birth once a membership for certain ages is chosen', async () => {
    const { Adult, ...types } = membershipTypes;
    const born = { to: '1993-08-15' };
    const page = await open('/upgrade/7', [ines], {
      ...listed,
      'GET /config': config({
        membershipTypes: { ...types, ...(Adult && { Adult: { ...Adult, born } }) },
      }),
    });
    expect(screen.queryByLabelText(/^Date of birth/)).toBeNull();
    await page.user.click(target(/^Adult/));
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    await page.user.type(screen.getByLabelText(/^Date of birth/), '1980-02-03');
    await page.user.click(await chooseCard(page));
    await waitFor(() => expect(sales(page)).toHaveLength(1));
    expect(sales(page)[0]?.body).toMatchObject({ upgrades: [{ answers: { born: '1980-02-03' } }] });
  });
});
