import type { Purchase } from '@conkit/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lostConnection, Refusal, type Answers } from '../testing/answers.ts';
import { config, person, user } from '../testing/builders.ts';
import {
  CHARGE,
  getCalls,
  chooseCard,
  chooseTestCard,
  getKey,
  payButton,
  preparePaying,
  visitor,
  type Page,
} from '../testing/paying.ts';
import { daypassPrices, purchase, purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const aoife = person({ id: 5, legal_name: 'Aoife Byrne' });
const oisin = person({ id: 6, legal_name: 'Oisín Byrne', membership: 'Child' });
const ines = person({ id: 7, legal_name: 'Ines Byrne', membership: 'Supporter' });
const member = (people = [aoife], purchases: Purchase[] = []): Answers => ({
  ...visitor,
  'GET /user': user(people),
  'GET /purchase/list': purchases,
});

preparePaying();

const sales = (page: Page) => getCalls(page, 'POST /purchase/other');
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('/pay', () => {
  it('lists the items for sale, dearest first, with links to their pages', async () => {
    await renderRoute('/pay', visitor);
    expect(screen.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    const rows = (name: string) =>
      region(name)
        .getAllByRole('link')
        .map((row) => [row.textContent?.trim(), row.getAttribute('href')]);
    expect(rows('New Site selection')).toEqual([['Site selection token  €40', '/pay/ss-token']]);
    expect(rows('New Sponsorship')).toEqual([
      ['Lounge  €500', '/pay/lounge'],
      ['Bench  €60', '/pay/bench'],
    ]);
    expect(screen.queryByRole('region', { name: /Exhibits|New membership/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Return to the memberships page' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('shows an account’s purchases, newest first, or none', async () => {
    const list = [
      purchase({ created: '2019-01-01T12:00:00Z', data: { sponsor: 'First' } }),
      purchase({
        created: '2019-01-02T12:00:00Z',
        updated: '2019-05-01T12:00:00Z',
        type: 'lounge',
      }),
      purchase({ created: '2019-03-01T12:00:00Z', status: 'failed', error: 'No money' }),
    ];
    const page = await renderRoute('/pay', member([aoife], list));
    const cards = screen
      .getAllByRole('region')
      .filter((card) => /Payment email/.test(card.textContent ?? ''))
      .map((card) => card.textContent);
    expect(cards.map((text) => /Lounge|Failed|First/.exec(text ?? '')?.[0])).toEqual([
      'Lounge',
      'Failed',
      'First',
    ]);
    expect(cards[2]).toContain('Text of the signFirst');
    expect(cards[0]).toContain('Paid on 1 May 2019');
    page.unmount();
    await renderRoute('/pay', member());
    expect(screen.queryByText('Payment email')).toBeNull();
  });

  it('shows the name of a purchased membership', async () => {
    const bought = { category: 'new_member', type: 'Supporter', data: { membership: 'Supporter' } };
    await renderRoute('/pay', {
      ...member([aoife], [purchase(bought)]),
      'GET /purchase/data': {
        ...purchaseData(),
        new_member: {
          label: 'New membership',
          account: 'default',
          shape: [{ key: 'membership', type: 'string', label: 'Membership type' }],
          types: [{ key: 'Supporter', label: 'Supporting membership', amount: 4000 }],
        },
      },
    });
    expect(screen.getByText('Membership type').parentElement).toHaveTextContent(/Supporting$/);
  });

  it('links a paid purchase to its receipt on the account page', async () => {
    const paid = purchase({ id: 24, person_id: 5, person_name: 'Aoife Byrne' });
    const together = purchase({ id: 25, type: 'lounge', amount: 50000 });
    const failed = purchase({ status: 'failed', stripe_charge_id: null, type: 'lounge' });
    const page = await renderRoute('/pay', member([aoife], [paid, together, failed]));
    const links = screen.getAllByRole('link', { name: 'Receipt' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/?receipt=24',
      '/?receipt=25',
    ]);
    const [first] = links;
    if (first) await page.user.click(first);
    const receipt = await screen.findByRole('region', { name: 'Receipt' });
    // Everything paid by the same charge is one receipt.
    expect(receipt).toHaveTextContent(/BenchAoife Byrne€60Lounge€500Paid by card€560/);
    expect(receipt).toHaveTextContent('Referencech_1');
  });

  it('loads purchases only for accounts with people', async () => {
    const page = await renderRoute('/pay', member([]));
    expect(page.calls.map(({ name }) => name)).not.toContain('GET /purchase/list');
  });

  it('shows what is for sale when the purchases fail to load, and retries', async () => {
    const answers = [new Refusal(500, 'internal'), new Refusal(500, 'internal')];
    const page = await renderRoute('/pay', {
      ...member(),
      'GET /purchase/list': () => answers.shift() ?? [purchase()],
    });
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    expect(region('New Sponsorship').getAllByRole('link')).toHaveLength(2);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Payment email')).toBeVisible();
  });

  it('shows nothing of one account to another that signed in in another tab', async () => {
    let isOther = false;
    const page = await renderRoute('/pay', {
      ...member(),
      'GET /user': () => (isOther ? user([ines], { email: 'ines@example.com' }) : user([aoife])),
      'GET /purchase/list': () =>
        isOther ? new Refusal(500, 'internal') : [purchase({ data: { sponsor: 'For Aoife' } })],
    });
    expect(screen.getByText('For Aoife')).toBeVisible();
    isOther = true;
    await page.user.click(screen.getByRole('link', { name: 'Return to the memberships page' }));
    await page.queryClient.invalidateQueries({ queryKey: ['user'] });
    await page.router.invalidate();
    await page.router.navigate({ to: '/pay' });
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    expect(screen.queryByText('For Aoife')).toBeNull();
  });

  it.each([
    ['a paid token of the account’s person', { status: 'succeeded' as const, person_id: 5 }, true],
    ['another account’s token', { status: 'succeeded' as const, person_id: 99 }, false],
    ['an unpaid token', { status: 'processing' as const, person_id: 5 }, false],
    ['a bench', { status: 'succeeded' as const, person_id: 5, type: 'bench' }, false],
  ])('offers the personal ballot for %s: %#', async (_, values, isOffered) => {
    const token = { category: 'siteselect', type: 'ss-token', data: { token: '2RMJX1' } };
    await renderRoute('/pay', member([aoife], [purchase({ ...token, ...values })]));
    const link = screen.queryByRole('link', { name: 'Download the personal ballot' });
    expect(link?.getAttribute('href')).toBe(isOffered ? '/api/people/5/ballot' : undefined);
    expect(link?.getAttribute('download')).toBe(isOffered ? 'test2019-ballot-5.pdf' : undefined);
  });
});

describe('an item’s page', () => {
  it('shows the item, its category, and its own or its category’s description', async () => {
    const page = await renderRoute('/pay/bench', visitor);
    expect(screen.getByRole('heading', { level: 1, name: 'New Payment' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Bench' })).toHaveTextContent('BenchSponsorship');
    expect(screen.getByText('part')).toContainHTML('<strong>part</strong>');
    expect(screen.getByText('Amount: €60')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to the main payments page' })).toHaveAttribute(
      'href',
      '/pay',
    );
    page.unmount();
    await renderRoute('/pay/lounge', visitor);
    expect(screen.getByText('A whole lounge.')).toBeVisible();
    expect(screen.queryByText('part')).toBeNull();
  });

  it('explains that a type is unknown, and links to the payments page', async () => {
    const page = await renderRoute('/pay/wizard', visitor);
    expect(await screen.findByText('Unknown purchase type "pay/wizard"')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/pay'));
    expect(page.router.history.length).toBe(1);
    expect(await screen.findByRole('link', { name: 'Memberships' })).toHaveAttribute(
      'href',
      '/new',
    );
  });

  it.each([
    ['/pay/Adult', '/new/Adult'],
    ['/pay/daypass-Adult', '/daypass/Adult'],
    ['/pay/paper_pubs', '/upgrade'],
  ])('redirects from %s to the page that sells the item', async (path, target) => {
    const page = await renderRoute(path, {
      ...visitor,
      'GET /user': user(),
      'GET /purchase/list': [],
      'GET /config': config({ enable_daypass: true }),
      'GET /purchase/daypass-prices': daypassPrices(),
      'GET /purchase/keys': { default: 'pk_sandbox' },
    });
    await waitFor(() => expect(page.path()).toBe(target));
    expect(page.router.history.length).toBe(1);
    expect(screen.queryByText(/Unknown purchase type/)).toBeNull();
  });

  it('has a control for each kind of field: text, number, choice and checkbox', async () => {
    const page = await renderRoute('/pay/art-board', {
      ...member(),
      'POST /purchase/other': { status: 'succeeded' },
    });
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await payButton()).toHaveAccessibleDescription(/Number of items.*I have read the rules/);
    await page.user.type(screen.getByRole('textbox', { name: /^Number of items/ }), 'two');
    expect(await payButton()).toHaveAccessibleDescription(/Number of items: Write a number/);
    await page.user.clear(screen.getByRole('textbox', { name: /^Number of items/ }));
    await page.user.type(screen.getByRole('textbox', { name: /^Number of items/ }), '2');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Large');
    await page.user.click(
      screen.getByRole('checkbox', { name: 'I have read the rules (required)' }),
    );
    await page.user.click(await chooseCard(page));
    await waitFor(() => expect(sales(page)).toHaveLength(1));
    expect(sales(page)[0]?.body).toMatchObject({
      items: [{ type: 'art-board', data: { count: 2, size: 'l', lit: false, rules: true } }],
    });
  });

  it('shows options in the reader’s language where translations exist', async () => {
    await renderRoute('/pay/art-board', member(), { language: 'fi' });
    const options = within(screen.getByRole('combobox', { name: /Size/ })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Pieni', 'Large']),
    );
    expect(options.map(({ textContent }) => textContent)).not.toContain('Small');
  });

  it('hides what the server fills in, and explains the invoice number', async () => {
    const page = await renderRoute('/pay/ss-token', member());
    expect(screen.queryByLabelText(/Voting token/)).toBeNull();
    page.unmount();
    await renderRoute('/pay/bench', member());
    expect(screen.getByLabelText('Invoice number')).toHaveAccessibleDescription(
      /invoice number from the previous convention/,
    );
  });

  it('cannot be paid without a price, and shows a contact', async () => {
    await renderRoute('/pay/art-wall', member());
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await payButton()).toHaveAccessibleDescription(/no fixed price.*registration@/);
  });

  it('keeps the input after a reload', async () => {
    const page = await renderRoute('/pay/bench', member([aoife, ines]));
    await page.user.type(screen.getByLabelText(/^Text of the sign/), 'A friend');
    await page.user.click(screen.getByRole('radio', { name: /^Ines/ }));
    page.unmount();
    await renderRoute('/pay/bench', member([aoife, ines]));
    expect(screen.getByLabelText(/^Text of the sign/)).toHaveValue('A friend');
    expect(screen.getByRole('radio', { name: /^Ines/ })).toBeChecked();
  });
});

describe('the person of an item', () => {
  const found = { status: 'success', id: 9, name: 'Ronan Keane', membership: 'Supporter' };

  it('is the account’s first person by default', async () => {
    await renderRoute('/pay/bench', member([aoife, oisin]));
    expect(screen.getByRole('radio', { name: 'Aoife Byrne Adult' })).toBeChecked();
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send login link' })).toBeNull();
  });

  it('is the first one with the required membership', async () => {
    await renderRoute('/pay/ss-token', member([oisin, ines]));
    expect(screen.getByRole('radio', { name: /^Oisín Byrne Child: not with/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Ines/ })).toBeChecked();
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
  });

  it('is missing when no person is eligible, and the page explains that', async () => {
    await renderRoute('/pay/ss-token', member([oisin]));
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await payButton()).toHaveAccessibleDescription(/Choose a member whose membership/);
  });

  it('is a looked-up member, until another lookup', async () => {
    const page = await renderRoute('/pay/bench', {
      ...member(),
      'POST /people/lookup': found,
      'POST /purchase/other': { status: 'succeeded' },
    });
    await page.user.type(screen.getByLabelText(/^Text of the sign/), 'A friend');
    await page.user.click(screen.getByRole('radio', { name: 'Other member...' }));
    expect(await payButton()).toHaveAccessibleDescription(/Find the member it is for/);
    await page.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ronan Keane{Enter}');
    expect(await screen.findByText('Ronan Keane')).toBeVisible();
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
    await page.user.click(screen.getByRole('button', { name: 'Find another' }));
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    await page.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ronan Keane{Enter}');
    const pay = await chooseCard(page);
    expect(screen.getByRole('dialog')).toHaveTextContent('Ronan Keane');
    await page.user.click(pay);
    await waitFor(() => expect(sales(page)).toHaveLength(1));
    expect(sales(page)[0]?.body).toMatchObject({
      email: 'aoife@example.com',
      items: [{ person_id: 9, person_name: 'Ronan Keane' }],
    });
    expect(getCalls(page, 'POST /people/lookup')).toHaveLength(1);
  });

  it.each([
    [{ status: 'multiple' }, 'Multiple matches found. Please add more details.'],
    [{ status: 'not found' }, 'No matches found.'],
    [new Refusal(429, 'too_many_requests'), /too often/],
  ])('is not found: %o', async (answer, text) => {
    const page = await renderRoute('/pay/bench', { ...member(), 'POST /people/lookup': answer });
    await page.user.click(screen.getByRole('radio', { name: 'Other member...' }));
    await page.user.type(screen.getByRole('textbox', { name: 'Name' }), 'R{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('is not a looked-up member without the required membership', async () => {
    const page = await renderRoute('/pay/ss-token', {
      ...member([oisin]),
      'POST /people/lookup': { ...found, membership: 'HugoNominator' },
    });
    await page.user.click(screen.getByRole('radio', { name: 'Other member...' }));
    await page.user.type(screen.getByRole('textbox', { name: 'Name' }), 'R{Enter}');
    expect(await screen.findByText(/Hugo nominator: not with this membership/)).toBeVisible();
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('is entered by name and email on an account without people, next to a sign-in card', async () => {
    const page = await renderRoute('/pay/bench', {
      ...visitor,
      'POST /purchase/other': { status: 'succeeded' },
    });
    expect(screen.getByRole('button', { name: 'Send login link' })).toBeVisible();
    await page.user.type(screen.getByLabelText(/^Text of the sign/), 'A friend');
    expect(await payButton()).toHaveAccessibleDescription(/Name.*Email/);
    const form = region('Bench');
    await page.user.type(form.getByLabelText(/^Name/), 'Visitor');
    await page.user.type(form.getByLabelText(/^Email/), 'visitor@example.com');
    await page.user.click(await chooseCard(page));
    expect(await screen.findByRole('heading', { name: 'Payment successful!' })).toHaveFocus();
    expect(screen.getByText('visitor@example.com')).toBeVisible();
    expect(sales(page)[0]?.body).toMatchObject({
      account: 'default',
      email: 'visitor@example.com',
      items: [{ person_id: null, person_name: 'Visitor' }],
    });
  });

  it.each([
    ['/pay/bench', false],
    ['/pay/art-board', true],
    ['/pay/ss-token', false],
  ])('can be on a new account on %s: %s', async (path, isAllowed) => {
    await renderRoute(path, visitor);
    const card = region('Sign in by email');
    expect(card.queryByRole('textbox', { name: /^Name/ }) !== null).toBe(isAllowed);
  });

  it('has its email error shown at the field', async () => {
    const errors = [{ pointer: '/body/email', message: 'email is too long' }];
    const page = await renderRoute('/pay/bench', {
      ...visitor,
      'POST /purchase/other': new Refusal(400, 'invalid', { errors }),
    });
    const form = region('Bench');
    await page.user.type(form.getByLabelText(/^Text of the sign/), 'A friend');
    await page.user.type(form.getByLabelText(/^Name/), 'Visitor');
    await page.user.type(form.getByLabelText(/^Email/), 'visitor@example.com');
    await page.user.click(await chooseCard(page));
    await waitFor(() => expect(form.getByLabelText(/^Email/)).toHaveFocus());
    expect(form.getByLabelText(/^Email/)).toHaveAccessibleDescription(/email is too long/);
  });
});

describe('a site selection token', () => {
  it('is explained, requires a WSFS member, and is paid to its own account', async () => {
    const page = await renderRoute('/pay/ss-token', {
      ...member([ines]),
      'POST /purchase/other': { status: 'succeeded' },
    });
    expect(screen.getByText(/choose where a later Worldcon is held/)).toBeVisible();
    expect(screen.getByText('To vote on where the Worldcon is held.')).toBeVisible();
    const pay = await chooseCard(page);
    await page.user.dblClick(pay);
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(await screen.findByText('Payment successful!')).toBeVisible();
    expect(
      await screen.findByText(/voting token is on its way to aoife@example.com/),
    ).toBeVisible();
    expect(sales(page).map(({ body }) => body)).toEqual([
      {
        account: 'siteselect',
        email: 'aoife@example.com',
        source: 'tok_sandbox_success',
        items: [
          {
            amount: 4000,
            category: 'siteselect',
            type: 'ss-token',
            data: {},
            person_id: 7,
            person_name: 'Ines Byrne',
          },
        ],
      },
    ]);
  });

  it('requires signing in', async () => {
    await renderRoute('/pay/ss-token', visitor);
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await payButton()).toHaveAccessibleDescription(/Sign in/);
    expect(region('Site selection token').queryByLabelText(/^Email/)).toBeNull();
  });

  it('cannot be bought twice for the same member', async () => {
    const token = purchase({ category: 'siteselect', type: 'ss-token', person_id: 7 });
    const page = await renderRoute('/pay/ss-token', member([aoife, ines], [token]));
    expect(screen.queryByText(/has a token already/)).toBeNull();
    await page.user.click(screen.getByRole('radio', { name: /^Ines/ }));
    expect(await screen.findByText(/Ines Byrne has a token already/)).toBeVisible();
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await payButton()).toHaveAccessibleDescription(/Choose a member without a token/);
    await page.user.click(screen.getByRole('radio', { name: /^Aoife/ }));
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
  });

  it('stays on the page as bought until the account has reloaded', async () => {
    const token = purchase({ category: 'siteselect', type: 'ss-token', person_id: 7 });
    let load: (account: unknown) => void = () => undefined;
    const account = new Promise((resolve) => (load = resolve));
    let isPaid = false;
    const page = await renderRoute('/pay/ss-token', {
      ...member([aoife, ines]),
      'GET /user': () => (isPaid ? account : user([aoife, ines])),
      'GET /purchase/list': () => (isPaid ? [token] : []),
      'POST /purchase/other': () => {
        isPaid = true;
        return { status: 'succeeded' };
      },
    });
    await page.user.click(screen.getByRole('radio', { name: /^Ines/ }));
    await page.user.click(await chooseCard(page));
    expect(await screen.findByText('Payment successful!')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'New Payment' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Ines/ })).toBeChecked();
    // A reloaded page must not offer it again.
    const drafts = Object.keys(localStorage).filter((key) => key.includes(':draft:item:ss-token:'));
    expect(drafts).toEqual([]);
    const shown: string[] = [];
    const watch = new MutationObserver(() => shown.push(document.body.textContent));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    load(user([aoife, ines]));
    await waitFor(() => expect(page.path()).toBe('/'));
    watch.disconnect();
    expect(shown.filter((text) => text.includes('has a token already'))).toEqual([]);
  });

  it('of another member is not announced among the buyer’s payments', async () => {
    const found = { status: 'success', id: 9, name: 'Ronan Keane', membership: 'Supporter' };
    const held = purchase({ category: 'siteselect', type: 'ss-token', person_id: 9, data: {} });
    let list: Purchase[] = [];
    const open = () =>
      renderRoute('/pay/ss-token', {
        ...member(),
        'GET /purchase/list': () => list,
        'POST /people/lookup': found,
        'POST /purchase/other': { status: 'succeeded' },
      });
    const choose = async (page: Page) => {
      await page.user.click(screen.getByRole('radio', { name: 'Other member...' }));
      await page.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ronan Keane{Enter}');
      expect(await screen.findByText('Ronan Keane')).toBeVisible();
    };
    const page = await open();
    await choose(page);
    await page.user.click(await chooseCard(page));
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(screen.queryByText(/voting token is on its way/)).toBeNull();
    expect(await screen.findByText(/The receipt is on its way to aoife@example.com/)).toBeVisible();
    page.unmount();
    list = [held];
    await choose(await open());
    const notice = await screen.findByText(/Ronan Keane has a token already/);
    expect(within(notice).queryByRole('link')).toBeNull();
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('that was meanwhile bought elsewhere is refused in the dialog', async () => {
    const page = await renderRoute('/pay/ss-token', {
      ...member([ines]),
      'POST /purchase/other': new Refusal(409, 'already_held'),
    });
    await page.user.click(await chooseCard(page));
    expect(
      await within(screen.getByRole('dialog')).findByText(/has a site selection token already/),
    ).toBeVisible();
  });
});

describe('an invoice', () => {
  const invoice = purchase({
    id: 24,
    status: 'invoice',
    amount: 12550,
    person_name: 'Aoife Byrne',
  });

  const open = (path: string, more: Answers = {}) =>
    renderRoute(path, { ...member([aoife], [invoice]), ...more });

  it.each(['/', '/pay'])('is paid once from %s, and then disappears', async (path) => {
    let list: Purchase[] = [invoice];
    const page = await open(path, {
      'GET /purchase/list': () => list,
      'POST /purchase/other': () => {
        list = [{ ...invoice, status: 'succeeded', updated: '2019-07-01T12:00:00Z' }];
        return { status: 'succeeded' };
      },
    });
    expect(region('Bench').getByText('€125.50')).toBeVisible();
    const pay = await chooseCard(page);
    expect(screen.getByRole('dialog')).toHaveTextContent('Bench');
    expect(screen.getByRole('dialog')).toHaveTextContent('Aoife Byrne');
    expect(screen.getByRole('dialog')).toHaveTextContent('€125.50');
    await page.user.dblClick(pay);
    expect(await screen.findByText('Payment successful!')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Bench' })).toBeNull());
    expect(sales(page).map(({ body }) => body)).toEqual([
      {
        account: 'default',
        email: 'aoife@example.com',
        source: 'tok_sandbox_success',
        items: [{ id: 24 }],
      },
    ]);
  });

  it('is above the people on the home page, which shows no other purchases', async () => {
    await open('/', { 'GET /purchase/list': [purchase(), invoice] });
    const headings = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((each) => each.textContent);
    expect(headings.slice(0, 2)).toEqual(['Bench', 'Aoife Byrne']);
    expect(await screen.findAllByRole('button', { name: /^Pay by card/ })).toHaveLength(1);
  });

  it('that was paid elsewhere is explained, and the list reloads', async () => {
    let list: Purchase[] = [invoice];
    const page = await open('/pay', {
      'GET /purchase/list': () => list,
      'POST /purchase/other': () => {
        list = [{ ...invoice, status: 'succeeded' }];
        return new Refusal(409, 'already_paid');
      },
    });
    await page.user.click(await chooseCard(page));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay by card/ })).toBeNull());
    expect(region('Bench').getByText('Paid')).toBeVisible();
    expect(screen.getByText('This has already been paid.')).toBeVisible();
  });

  it('of another account is refused', async () => {
    const page = await open('/', { 'POST /purchase/other': new Refusal(403, 'not_yours') });
    await page.user.click(await chooseCard(page));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
  });

  it('that waits for the bank can be continued after a reload', async () => {
    const waiting = { status: 'requires_action', client_secret: 'pi_1_secret' };
    const pending: Purchase[] = [{ ...invoice, status: 'requires_action' }];
    const page = await open('/', { 'POST /purchase/other': waiting });
    await page.user.click(await chooseCard(page, /Asks the bank/));
    await screen.findByRole('dialog', { name: 'Confirm with your bank' });
    const key = getKey(sales(page)[0]);
    page.unmount();
    const again = await open('/', {
      'GET /purchase/list': pending,
      'GET /purchase/status/{key}': waiting,
      'POST /purchase/finish': waiting,
    });
    expect(await screen.findByRole('button', { name: 'Continue the payment' })).toBeEnabled();
    expect(getCalls(again, `GET /purchase/status/${key}`)).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: /^Pay by card/ })).toBeNull();
  });

  it('that is being paid by another user cannot be paid here', async () => {
    await open('/pay', { 'GET /purchase/list': [{ ...invoice, status: 'processing' }] });
    expect(region('Bench').getByText('Being processed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay by card/ })).toBeNull();
  });

  it('can be paid with a new key after a lost connection', async () => {
    const answers = [lostConnection, () => ({ status: 'succeeded' })];
    const page = await open('/', {
      'POST /purchase/other': () => answers.shift()?.(),
      'GET /purchase/status/{key}': new Refusal(404, 'not_found'),
    });
    await page.user.click(await chooseCard(page));
    expect(await screen.findByText('Nothing has been bought yet')).toBeVisible();
    await chooseTestCard(page, /Succeeds/);
    await page.user.click(screen.getByRole('button', { name: CHARGE }));
    expect(await screen.findByText('Payment successful!')).toBeVisible();
    const [first, second] = sales(page);
    expect(getKey(first)).not.toBe(getKey(second));
  });
});

describe('an item with questions', () => {
  const questions = [
    { key: 'home', type: 'country', label: 'Country', required: true },
    { key: 'meal', type: 'choice', label: 'Meal', values: { any: 'Any', vegan: 'Vegan' } },
  ] as const;
  const sold = purchaseData();
  const types = sold['sponsor']?.types.map((type) => Object.assign({}, type, { questions }));
  const asking = {
    'POST /purchase/other': { status: 'succeeded' },
    'GET /purchase/data': { ...sold, sponsor: { ...sold['sponsor'], types } },
  } as const;

  it('can’t be paid without the required answer, and sends the answers', async () => {
    const page = await renderRoute('/pay/bench', { ...member(), ...asking });
    await page.user.type(screen.getByLabelText(/^Text of the sign/), 'Read');
    expect(await payButton()).toHaveAccessibleDescription(/Country/);
    await page.user.selectOptions(screen.getByLabelText(/^Country/), 'Finland');
    await page.user.selectOptions(screen.getByLabelText('Meal'), 'Vegan');
    await page.user.click(await chooseCard(page));
    await waitFor(() => expect(sales(page)).toHaveLength(1));
    expect(sales(page)[0]?.body).toMatchObject({
      items: [{ data: { sponsor: 'Read' }, answers: { home: 'FI', meal: 'vegan' } }],
    });
  });

  it('shows the buyer the answers in words', async () => {
    const data = { sponsor: 'Read', home: 'FI', meal: 'vegan' };
    await renderRoute('/pay', { ...member([aoife], [purchase({ data })]), ...asking });
    const bought = region('Bench');
    expect(await bought.findByText('Finland')).toBeVisible();
    expect(bought.getByText('Vegan')).toBeVisible();
  });
});
