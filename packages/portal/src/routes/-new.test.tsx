import type { PurchaseCategory, PurchaseData, Sale } from '@conkit/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lostConnection, Refusal, type Answers } from '../testing/answers.ts';
import { config, person, user } from '../testing/builders.ts';
import {
  CHARGE,
  getCalls,
  chooseCard,
  chooseTestCard,
  fillIn,
  getKey,
  payButton,
  preparePaying,
  visitor,
  type Page,
} from '../testing/paying.ts';
import { daypassPrices, purchase, purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

preparePaying();

const purchases = (page: Page) => getCalls(page, 'POST /purchase');

describe('/new', () => {
  it('says until when a price holds, and links nothing that cannot be bought', async () => {
    const data = purchaseData();
    const sales: Record<string, Sale> = {
      Adult: { state: 'on_sale', changes: '2031-12-31T23:00:00.000Z', next_amount: 23000 },
      YoungAdult: { state: 'sold_out' },
    };
    const types = data['new_member']?.types.map((type) => {
      const sale = sales[type.key];
      return { ...type, ...(sale && { sale }) };
    });
    const new_member = { ...data['new_member'], types } as PurchaseCategory;
    await renderRoute('/new', {
      ...visitor,
      'GET /purchase/data': { ...data, new_member },
    });
    const attend = within(screen.getByRole('region', { name: 'New attending membership' }));
    expect(attend.getByRole('link', { name: /^Adult/ })).toHaveAccessibleDescription(
      /^Until 31 December 2031.*, then €230$/,
    );
    expect(attend.getByRole('button', { name: /^Young adult/i })).toHaveAccessibleDescription(
      'Sold out',
    );
  });

  it('shows a card with a description for each category, and each type links to its form', async () => {
    await renderRoute('/new', visitor);
    for (const name of ['New attending membership', 'Upgrade', 'Child/infant', 'Supporting']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
    const attend = within(screen.getByRole('region', { name: 'New attending membership' }));
    expect(attend.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/new/FirstWorldcon',
      '/new/YoungAdult',
      '/new/Adult',
    ]);
    expect(attend.getByRole('link', { name: /^Adult.*€210$/ })).toBeVisible();
    const child = within(screen.getByRole('region', { name: 'Child/infant' }));
    expect(child.getByRole('link', { name: /Infant.*free/ })).toBeVisible();
    expect(child.getByText(/cannot take part in the Hugo Awards/)).toBeVisible();
    expect(child.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/new/Child',
      '/new/Infant',
    ]);
    const support = within(screen.getByRole('region', { name: 'Supporting' }));
    expect(support.getByRole('link')).toHaveAttribute('href', '/new/Supporter');
    expect(support.getByText(/does not include general admission/)).toBeVisible();
    expect(screen.getByText(/progress reports sent to you on paper/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Day pass' })).toBeNull();
  });

  it('shows the convention’s description of a type', async () => {
    const { Adult, ...types } = config().membershipTypes;
    const description = { en: 'Born on or before 15 August 1993' };
    await renderRoute('/new', {
      ...visitor,
      'GET /config': config({
        membershipTypes: { ...types, ...(Adult && { Adult: { ...Adult, description } }) },
      }),
    });
    expect(screen.getByRole('link', { name: /^Adult/ })).toHaveTextContent(description.en);
  });

  it.each([
    [{ from: '2000-08-15', to: '2006-08-15' }, 'Born from 15 August 2000 to 15 August 2006'],
    [{ from: '2006-08-15' }, 'Born on 15 August 2006 or later'],
    [{ to: '1993-08-15' }, 'Born on 15 August 1993 or earlier'],
  ])('shows who can buy a type without a description, by %j', async (born, text) => {
    const { Adult, ...types } = config().membershipTypes;
    await renderRoute('/new', {
      ...visitor,
      'GET /config': config({
        membershipTypes: { ...types, ...(Adult && { Adult: { ...Adult, born } }) },
      }),
    });
    expect(screen.getByRole('link', { name: /^Adult/ })).toHaveTextContent(text);
  });

  it('promises the difference as the price of upgrades only where each costs that', async () => {
    const { membershipGroups, ...rest } = config();
    const upgradeText = () => screen.getByRole('region', { name: 'Upgrade' }).textContent;
    const plain = await renderRoute('/new', visitor);
    expect(upgradeText()).toContain('pay only the difference');
    plain.unmount();
    const upgradePaths = [{ from: 'Child', to: 'Adult', amount: 5000 }];
    const own = { ...rest, membershipGroups: { ...membershipGroups, upgradePaths } };
    await renderRoute('/new', { ...visitor, 'GET /config': own });
    expect(upgradeText()).toContain('into another one, have the progress reports');
  });

  it('offers only types that are for sale, and leaves out a card without any', async () => {
    const types = ['FirstWorldcon', 'Adult'].map((key) => ({ key, label: key, amount: 21000 }));
    const { new_member, ...others } = purchaseData();
    await renderRoute('/new', {
      ...visitor,
      'GET /purchase/data': { ...others, new_member: { ...new_member, types } },
    });
    const attend = within(screen.getByRole('region', { name: 'New attending membership' }));
    expect(attend.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/new/FirstWorldcon',
      '/new/Adult',
    ]);
    expect(screen.queryByRole('region', { name: 'Supporting' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Child/infant' })).toBeNull();
  });

  it('offers day passes with the price of their cheapest day while they are on sale', async () => {
    await renderRoute('/new', {
      ...visitor,
      'GET /config': config({ enable_daypass: true }),
      'GET /purchase/daypass-prices': daypassPrices(),
    });
    const links = within(screen.getByRole('region', { name: 'Day pass' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['Adult day pass  from €25/day', '/daypass/Adult'],
      ['Young adult day pass  from €15/day', '/daypass/YoungAdult'],
      ['Child day pass  from €10/day', '/daypass/Child'],
    ]);
  });

  it('links an account with one person to that person’s upgrade, and explains to visitors that they must sign in', async () => {
    const signedOut = await renderRoute('/new', visitor);
    expect(screen.getByRole('link', { name: /Upgrade membership/ })).toHaveAccessibleDescription(
      /sign in first/,
    );
    signedOut.unmount();
    await renderRoute('/new', { ...visitor, 'GET /user': user([person({ id: 5 })]) });
    const upgrade = screen.getByRole('region', { name: 'Upgrade' });
    expect(upgrade).toHaveTextContent('and/or add paper progress reports');
    expect(within(upgrade).getByRole('link')).toHaveAttribute('href', '/upgrade/5');
  });
});

describe('the new membership form', () => {
  it('shows prices in the convention’s currency', async () => {
    await renderRoute('/new/Adult', { ...visitor, 'GET /config': config({ currency: 'gbp' }) });
    expect(screen.getByText(/^Total:/)).toHaveTextContent('£210');
  });

  it('cannot be paid before it is valid, and names what is missing', async () => {
    const page = await renderRoute('/new/Adult', visitor);
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await payButton()).toHaveAccessibleDescription(/Legal name/);
    await fillIn(page, 'Aoife Byrne', 'aoife@example');
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await payButton()).toHaveAccessibleDescription(/Email: Write a whole address/);
    await page.user.type(screen.getByLabelText(/^Email/), '.com');
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
  });

  it('adds paper publications to the total, and requires all three of their fields', async () => {
    const page = await renderRoute('/new/Adult', visitor);
    await fillIn(page);
    expect(screen.getByText(/^Total:/)).toHaveTextContent('€210');
    await page.user.click(screen.getByRole('checkbox', { name: 'Paper progress reports · €10' }));
    expect(screen.getByText(/^Total:/)).toHaveTextContent('€220');
    expect(await payButton()).toHaveAccessibleDescription(/Postal address/);
  });

  it('has the email of the signed-in account', async () => {
    await renderRoute('/new/Adult', { ...visitor, 'GET /user': user() });
    expect(screen.getByLabelText(/^Email/)).toHaveValue('aoife@example.com');
  });

  it('replaces the URL and keeps the input when the type changes', async () => {
    const page = await renderRoute('/new/Adult', visitor);
    await fillIn(page);
    await page.user.selectOptions(screen.getByLabelText(/^Membership type/), 'Child');
    expect(page.path()).toBe('/new/Child');
    expect(page.router.history.length).toBe(1);
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('Aoife Byrne');
    expect(screen.getByText(/^Total:/)).toHaveTextContent('€70');
  });

  it('asks for a type and links to all types when the type is unknown', async () => {
    const page = await renderRoute('/new/Wizard', visitor);
    expect(screen.getByText('There is no such membership')).toBeVisible();
    expect(screen.getByRole('link', { name: 'all new memberships' })).toHaveAttribute(
      'href',
      '/new',
    );
    const select = screen.getByLabelText(/^Membership type/);
    expect(select).toBeInvalid();
    expect(select).toHaveAccessibleDescription('required');
    await page.user.selectOptions(select, 'Adult');
    expect(page.path()).toBe('/new/Adult');
    expect(screen.getByLabelText(/^Legal name/)).toBeVisible();
  });

  it('does not sell a type without a price', async () => {
    const data = purchaseData();
    const types = data['new_member']?.types.filter(({ key }) => key !== 'Child') ?? [];
    const sold = { ...data, new_member: { label: '', account: 'default', shape: [], types } };
    await renderRoute('/new/Child', { ...visitor, 'GET /purchase/data': sold });
    expect(screen.getByText('There is no such membership')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Child' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Pay|Sign up/ })).toBeNull();
  });

  it('shows a contact when cards cannot be taken', async () => {
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'GET /purchase/keys': { default: '' },
    });
    await fillIn(page);
    expect(await screen.findByText(/Cards cannot be taken at the moment/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay by card/ })).toBeNull();
  });

  it('keeps a visitor’s input after a reload, but not after the tab closes', async () => {
    const page = await renderRoute('/new/Adult', visitor);
    await fillIn(page);
    page.unmount();
    const again = await renderRoute('/new/Adult', visitor);
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('Aoife Byrne');
    again.unmount();
    expect(localStorage).toHaveLength(0);
    sessionStorage.clear();
    await renderRoute('/new/Adult', visitor);
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('');
  });

  it('keeps input apart from other conventions on the same site', async () => {
    const signedIn = { ...visitor, 'GET /user': user() };
    const page = await renderRoute('/new/Adult', signedIn);
    await page.user.type(screen.getByLabelText(/^Legal name/), 'B');
    page.unmount();
    await renderRoute('/new/Adult', { ...signedIn, 'GET /config': config({ id: 'other2020' }) });
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('');
  });

  it('keeps the input after a reload for this account only, until it is cleared', async () => {
    const page = await renderRoute('/new/Adult', visitor);
    await fillIn(page);
    page.unmount();
    const other = await renderRoute('/new/Adult', { ...visitor, 'GET /user': user() });
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('');
    other.unmount();
    const again = await renderRoute('/new/Adult', visitor);
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('Aoife Byrne');
    await again.user.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('');
    again.unmount();
    await renderRoute('/new/Adult', visitor);
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('');
  });

  it('shows nothing of an account to another that has signed in in another tab', async () => {
    let account = user([person({ id: 5, email: 'aoife@example.com' })]);
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'GET /user': () => account,
      'POST /purchase': new Refusal(429, 'too_many_requests'),
    });
    expect(screen.getByLabelText(/^Email/)).toHaveValue('aoife@example.com');
    await page.user.type(screen.getByLabelText(/^Legal name/), 'Aoife Byrne');
    await page.user.click(await chooseCard(page));
    await screen.findByText(/That was too often/);
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    account = user([], { email: 'zoe@example.com' });
    await page.queryClient.invalidateQueries({ queryKey: ['user'] });
    await page.user.selectOptions(screen.getByLabelText(/^Membership type/), 'Child');
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveValue('zoe@example.com'));
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('');
    expect(document.body).not.toHaveTextContent(/Aoife|aoife/);
  });

  it('shows the server’s validation errors at their fields, and keeps the rest', async () => {
    const errors = [
      {
        pointer: '/body/new_members/0/legal_name',
        message: 'legal_name has a forbidden character',
      },
    ];
    const page = await renderRoute('/new/Infant', {
      ...visitor,
      'POST /purchase': new Refusal(400, 'invalid', { errors }),
    });
    await fillIn(page);
    await page.user.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(screen.getByLabelText(/^Legal name/)).toHaveFocus());
    expect(screen.getByLabelText(/^Legal name/)).toHaveAccessibleDescription(/forbidden character/);
    expect(screen.getByLabelText(/^Email/)).toHaveValue('aoife@example.com');
  });
});

describe('the badge fields', () => {
  it('are in the form of a membership with a badge only', async () => {
    const page = await renderRoute('/new/Adult', visitor);
    expect(screen.getByLabelText(/^Badge name/)).toBeInTheDocument();
    page.unmount();
    await renderRoute('/new/Supporter', visitor);
    expect(screen.getByLabelText(/^Legal name/)).toBeVisible();
    expect(screen.queryByLabelText(/^Badge name/)).toBeNull();
  });
});

describe('a free sign-up', () => {
  it('is sent once without a card, and shows what happens next', async () => {
    const page = await renderRoute('/new/Infant', {
      ...visitor,
      'GET /purchase/keys': new Refusal(503, 'unavailable'),
      'POST /purchase': { status: 'success' },
    });
    expect(screen.getByRole('button', { name: 'Sign up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await fillIn(page);
    await page.user.dblClick(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('heading', { name: 'You are signed up!' })).toHaveFocus();
    expect(screen.queryByText(/^Sign(ing|up)/)).toBeNull();
    expect(screen.getByText('aoife@example.com')).toBeVisible();
    expect(purchases(page)).toHaveLength(1);
    expect(purchases(page)[0]?.body).toEqual({
      amount: 0,
      email: 'aoife@example.com',
      source: null,
      new_members: [
        { membership: 'Infant', legal_name: 'Aoife Byrne', email: 'aoife@example.com' },
      ],
    });
  });

  it('returns a signed-in account to its memberships', async () => {
    const page = await renderRoute('/new/Infant', {
      ...visitor,
      'GET /user': user(),
      'GET /purchase/list': [],
      'POST /purchase': { status: 'success' },
    });
    await page.user.type(screen.getByLabelText(/^Legal name/), 'Oisín Byrne');
    await page.user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByText('Signup completed; new member registered!')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/'));
  });
});

/** Pays by card. The answer has not arrived yet. */
async function sendAndHearNothing() {
  const page = await renderRoute('/new/Adult', {
    ...visitor,
    'POST /purchase': () => new Promise(() => undefined),
  });
  await fillIn(page);
  await page.user.click(await chooseCard(page));
  await waitFor(() => expect(purchases(page)).toHaveLength(1));
  return page;
}

describe('paying by card', () => {
  it.each([
    ['Adult', true],
    ['Supporter', true],
    ['Child', false],
  ])(
    'mentions the Hugo Awards on the receipt of a membership with that right: %s %s',
    async (type, isPromised) => {
      const page = await renderRoute(`/new/${type}`, {
        ...visitor,
        'POST /purchase': { status: 'success', charge_id: 'ch_1' },
      });
      await fillIn(page);
      await page.user.click(await chooseCard(page));
      await screen.findByRole('heading', { name: 'Payment successful!' });
      expect(screen.getByText(/Open the link to see your membership/)).toBeVisible();
      expect(screen.queryByText(/take part in the Hugo Awards/) !== null).toBe(isPromised);
    },
  );

  it('charges once however often it is pressed, and shows what happens next', async () => {
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'POST /purchase': { status: 'success', charge_id: 'ch_1' },
    });
    await fillIn(page);
    await page.user.dblClick(await chooseCard(page));
    expect(await screen.findByRole('heading', { name: 'Payment successful!' })).toHaveFocus();
    // The heading announces it once.
    expect(screen.queryByText(/^Charg/)).toBeNull();
    expect(screen.getByText(/Buying has not signed you in/)).toBeVisible();
    expect(purchases(page)).toHaveLength(1);
    expect(purchases(page)[0]?.body).toMatchObject({
      amount: 21000,
      source: 'tok_sandbox_success',
    });
    expect(getKey(purchases(page)[0])).toMatch(/^[0-9a-f]{32}$/);
    page.unmount();
    await renderRoute('/new/Adult', visitor);
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('');
  });

  it('shows the order, the person and the amount, and makes the page inert', async () => {
    const page = await renderRoute('/new/Adult', visitor);
    await fillIn(page);
    await page.user.click(await payButton());
    const dialog = await screen.findByRole('dialog', { name: 'Pay by card' });
    expect(dialog).toHaveTextContent('Aoife Byrne');
    expect(dialog).toHaveTextContent('Adult membership');
    expect(dialog).toHaveTextContent('€210');
    expect(screen.getByText('Working...')).toBeInTheDocument();
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
  });

  it('accepts no real card and sends no card number', async () => {
    const page = await renderRoute('/new/Adult', visitor);
    await fillIn(page);
    const pay = await chooseCard(page);
    const number = screen.getByLabelText(/^Card number/);
    await page.user.clear(number);
    await page.user.type(number, '4111 1111 1111 1111');
    await page.user.click(pay);
    expect(number).toHaveFocus();
    expect(number).toHaveAccessibleDescription(/4242\s4242\s4242\s4242/);
    expect(purchases(page)).toHaveLength(0);
  });

  it('returns a signed-in account to its memberships, with the new one', async () => {
    let people = [person({ id: 5, membership: 'Adult' })];
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'GET /user': () => user(people),
      'GET /purchase/list': [],
      'POST /purchase': () => {
        people = [...people, person({ id: 6, legal_name: 'Ben Byrne' })];
        return { status: 'success' };
      },
    });
    await page.user.type(screen.getByLabelText(/^Legal name/), 'Ben Byrne');
    await page.user.click(await chooseCard(page));
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(await screen.findByRole('heading', { name: 'Ben Byrne' })).toBeVisible();
    expect(purchases(page)[0]?.body).toMatchObject({ email: 'aoife@example.com' });
  });

  it('shows an account the receipt at the top of its page, where it can be closed', async () => {
    const paid = {
      id: 24,
      category: 'new_member',
      type: 'Adult',
      amount: 21000,
      stripe_charge_id: 'ch_7',
      person_id: 6,
      person_name: 'Ben Byrne',
    };
    const people = [person({ id: 6, legal_name: 'Ben Byrne', member_number: 42 })];
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'GET /user': () => user(people),
      'GET /purchase/list': [purchase(paid)],
      'POST /purchase': { status: 'success', charge_id: 'ch_7' },
    });
    await page.user.type(screen.getByLabelText(/^Legal name/), 'Ben Byrne');
    await page.user.click(await chooseCard(page));
    const card = await screen.findByRole('region', { name: 'Receipt' });
    expect(card).toHaveTextContent(/#42.*Ben Byrne.*Adult membership.*Paid by card€210/);
    expect(card).toHaveTextContent('We’ll email the new member a link');
    await page.user.click(screen.getByRole('button', { name: 'Close the receipt' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull());
    expect(page.path()).toBe('/');
  });

  it('shows a visitor the receipt with the member number, under another title', async () => {
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'POST /purchase': { status: 'success', charge_id: 'ch_7' },
      'GET /purchase/status/{key}': { status: 'success', member_numbers: [214] },
    });
    await fillIn(page);
    await page.user.click(await chooseCard(page));
    const card = await screen.findByRole('region', { name: 'Welcome, Aoife Byrne' });
    expect(await within(card).findByText('#214')).toBeVisible();
    expect(card).toHaveTextContent('Paid by card€210');
    expect(card).toHaveTextContent('Receipt mailed to aoife@example.com');
    await waitFor(() => expect(document.title).toBe('Testcon 2019: Receipt'));
    expect(screen.queryByLabelText(/^Legal name/)).toBeNull();
  });

  it('explains that a declined card was not charged, and uses a new key for another card', async () => {
    const answers = [new Refusal(402, 'card_declined'), { status: 'success' }];
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'POST /purchase': () => answers.shift(),
    });
    await fillIn(page);
    await page.user.click(await chooseCard(page, /Is declined/));
    expect(await screen.findByText('The card was declined')).toBeVisible();
    await chooseTestCard(page, /Succeeds/);
    await page.user.click(screen.getByRole('button', { name: CHARGE }));
    await screen.findByRole('heading', { name: 'Payment successful!' });
    const [first, second] = purchases(page);
    expect(getKey(first)).not.toBe(getKey(second));
  });

  it.each([
    ['provider_refused', 'The payment could not be started', /another card would not help/],
    ['payment_failed', 'The payment was not made', /did not confirm it/],
  ] as const)('does not show %s as a declined card: "%s"', async (code, title, text) => {
    const answers = [new Refusal(402, code), { status: 'success' }];
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'POST /purchase': () => answers.shift(),
    });
    await fillIn(page);
    await page.user.click(await chooseCard(page));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText('The card was declined')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: CHARGE }));
    await screen.findByRole('heading', { name: 'Payment successful!' });
    const [first, second] = purchases(page);
    expect(getKey(first)).not.toBe(getKey(second));
  });

  it('polls after a lost answer, and allows no other payment until the outcome is known', async () => {
    let isDecided = false;
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'POST /purchase': lostConnection,
      'GET /purchase/status/{key}': () =>
        isDecided ? { status: 'success' } : { status: 'processing' },
    });
    await fillIn(page);
    await page.user.click(await chooseCard(page));
    expect(await screen.findByText(/is being processed/)).toBeVisible();
    expect(screen.queryByText(/declined|failed/i)).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { name: 'Your open purchase' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay|Working|Sign up/ })).toBeNull();
    isDecided = true;
    expect(await screen.findByRole('heading', { name: 'Payment successful!' })).toBeVisible();
    expect(purchases(page)).toHaveLength(1);
    expect(page.calls.at(-1)?.name).toBe(`GET /purchase/status/${getKey(purchases(page)[0])}`);
  });

  it('resends a purchase that the server never saw, with a new key', async () => {
    const answers = [lostConnection, () => ({ status: 'success' })];
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'POST /purchase': () => answers.shift()?.(),
      'GET /purchase/status/{key}': new Refusal(404, 'not_found'),
    });
    await fillIn(page);
    await page.user.click(await chooseCard(page));
    expect(await screen.findByText('Nothing has been bought yet')).toBeVisible();
    await chooseTestCard(page, /Succeeds/);
    await page.user.click(screen.getByRole('button', { name: CHARGE }));
    await screen.findByRole('heading', { name: 'Payment successful!' });
    const [first, second] = purchases(page);
    expect(getKey(first)).not.toBe(getKey(second));
  });

  it('polls a key that the server already has instead of paying with a new one', async () => {
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'POST /purchase': new Refusal(409, 'duplicate'),
      'GET /purchase/status/{key}': { status: 'success' },
    });
    await fillIn(page);
    await page.user.click(await chooseCard(page));
    expect(await screen.findByRole('heading', { name: 'Payment successful!' })).toBeVisible();
    expect(purchases(page)).toHaveLength(1);
  });

  it('finds out the outcome after a reload during a payment', async () => {
    const page = await sendAndHearNothing();
    const key = getKey(purchases(page)[0]);
    page.unmount();
    const again = await renderRoute('/new/Adult', {
      ...visitor,
      'GET /purchase/status/{key}': { status: 'success' },
    });
    expect(await screen.findByRole('heading', { name: 'Payment successful!' })).toBeVisible();
    expect(again.calls.at(-1)?.name).toBe(`GET /purchase/status/${key}`);
    expect(purchases(again)).toHaveLength(0);
  });

  it('keeps only what is needed for the outcome after the tab closes, without the buyer', async () => {
    const page = await sendAndHearNothing();
    expect(JSON.stringify(localStorage)).toContain(getKey(purchases(page)[0]));
    expect(JSON.stringify(localStorage)).not.toMatch(/aoife/i);
    page.unmount();
    sessionStorage.clear();
    await renderRoute('/new/Adult', {
      ...visitor,
      'GET /purchase/status/{key}': { status: 'success' },
    });
    expect(await screen.findByRole('heading', { name: 'Payment successful!' })).toBeVisible();
    expect(screen.getByText(/to the address of the new member/)).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('finds out the outcome in another tab before it allows another payment', async () => {
    const page = await sendAndHearNothing();
    const key = getKey(purchases(page)[0]);
    const kept = localStorage.getItem('conkit:test2019:intent:new-member:') ?? '';
    page.unmount();
    // The other tab was opened before the payment began.
    localStorage.clear();
    sessionStorage.clear();
    let isDecided = false;
    const other = await renderRoute('/new/Adult', {
      ...visitor,
      'GET /purchase/status/{key}': () => ({ status: isDecided ? 'failed' : 'processing' }),
    });
    await fillIn(other, 'Ben Byrne');
    localStorage.setItem('conkit:test2019:intent:new-member:', kept);
    await other.user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Your open purchase' })).toBeVisible();
    expect(await screen.findByText(/is being processed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay by card/ })).toBeNull();
    isDecided = true;
    expect(await screen.findByText('The payment was not made')).toBeVisible();
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('Ben Byrne');
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
    expect(other.calls.at(-1)?.name).toBe(`GET /purchase/status/${key}`);
  });

  it('keeps what was bought until the account has reloaded, on the page only', async () => {
    let load: (account: unknown) => void = () => undefined;
    const account = new Promise((resolve) => (load = resolve));
    let isPaid = false;
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'GET /purchase/list': [],
      'GET /user': () => (isPaid ? account : user()),
      'POST /purchase': () => {
        isPaid = true;
        return { status: 'success', charge_id: 'ch_1' };
      },
    });
    await page.user.type(screen.getByLabelText(/^Legal name/), 'Ben Byrne');
    await page.user.click(await chooseCard(page));
    expect(await screen.findByText('Charge completed; new member registered!')).toBeVisible();
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('Ben Byrne');
    expect(Object.keys(localStorage).filter((key) => key.includes(':draft:'))).toEqual([]);
    load(user());
    await waitFor(() => expect(page.path()).toBe('/'));
  });

  it('keeps the form’s input when a purchase ends in another tab', async () => {
    const account = { ...visitor, 'GET /user': user(), 'GET /purchase/list': [] };
    const digest = 'of something else';
    const intent = JSON.stringify({ key: 'other-tab-key', amount: 1, what: ['Adult'], digest });
    const page = await renderRoute('/new/Adult', {
      ...account,
      'GET /purchase/status/{key}': { status: 'success' },
    });
    await page.user.type(screen.getByLabelText(/^Legal name/), 'Ben Byrne');
    localStorage.setItem('conkit:test2019:intent:new-member:aoife@example.com', intent);
    await page.user.click(await payButton());
    await waitFor(() => expect(page.path()).toBe('/'));
    page.unmount();
    await renderRoute('/new/Adult', account);
    expect(await screen.findByLabelText(/^Legal name/)).toHaveValue('Ben Byrne');
  });

  it('shows that the order is being paid elsewhere with another key', async () => {
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'POST /purchase': new Refusal(409, 'duplicate'),
      'GET /purchase/status/{key}': new Refusal(404, 'not_found'),
    });
    await fillIn(page);
    await page.user.click(await chooseCard(page));
    expect(await screen.findByText('This is being paid already')).toBeVisible();
    expect(screen.queryByText('Nothing has been bought yet')).toBeNull();
  });

  it('explains being offline, and finds what was sent once back online', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isReachable = false;
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'POST /purchase': lostConnection,
      'GET /purchase/status/{key}': () => (isReachable ? { status: 'success' } : lostConnection()),
    });
    await fillIn(page);
    await page.user.click(await chooseCard(page));
    expect(await screen.findByText('You are offline')).toBeVisible();
    online.mockRestore();
    isReachable = true;
    expect(await screen.findByRole('heading', { name: 'Payment successful!' })).toBeVisible();
    expect(purchases(page)).toHaveLength(1);
  });

  it('shows a changed price and asks before charging it', async () => {
    const answers = [new Refusal(409, 'amount_mismatch', { amount: 22000 }), { status: 'success' }];
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'POST /purchase': () => answers.shift(),
    });
    await fillIn(page);
    await page.user.click(await chooseCard(page));
    const notice = await screen.findByText(/The total is now/);
    expect(notice).toHaveTextContent('€220 instead of €210');
    expect(purchases(page)).toHaveLength(1);
    await page.user.click(screen.getByRole('button', { name: CHARGE }));
    await screen.findByRole('heading', { name: 'Payment successful!' });
    const [first, second] = purchases(page);
    expect(second?.body).toMatchObject({ amount: 22000 });
    expect(getKey(first)).not.toBe(getKey(second));
  });

  it('retries loading the payment keys', async () => {
    const answers = [new Refusal(503, 'unavailable'), new Refusal(503, 'unavailable')];
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'GET /purchase/keys': () => answers.shift() ?? { default: 'pk_sandbox' },
    });
    await fillIn(page);
    expect(await screen.findByText(/Card payments could not be reached/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay by card/ })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('Aoife Byrne');
  });
});

describe('3-D Secure', () => {
  const waiting = { status: 'requires_action', client_secret: 'pi_1_secret' };

  /** The answers of a server that waits for the bank's result. */
  function bank() {
    let said: boolean | undefined;
    return {
      ...visitor,
      'POST /purchase': waiting,
      'POST /purchase/sandbox-authentication': ({ body }: { body: unknown }) => {
        said = (body as { approve: boolean }).approve;
        return { status: 'success' };
      },
      'GET /purchase/status/{key}': waiting,
      'POST /purchase/finish': () => {
        if (said === undefined) return waiting;
        return { status: said ? 'success' : 'failed' };
      },
    };
  }

  async function reachBank(more: Answers = {}) {
    const page = await renderRoute('/new/Adult', { ...bank(), ...more });
    await fillIn(page);
    await page.user.click(await chooseCard(page, /Asks the bank/));
    await screen.findByRole('dialog', { name: 'Confirm with your bank' });
    return page;
  }

  it('delivers when it is approved', async () => {
    const page = await reachBank();
    await page.user.click(screen.getByRole('button', { name: 'Approve the payment' }));
    expect(await screen.findByRole('heading', { name: 'Payment successful!' })).toBeVisible();
    expect(purchases(page)).toHaveLength(1);
  });

  it('offers another card when it is refused', async () => {
    const page = await reachBank();
    await page.user.click(screen.getByRole('button', { name: 'Refuse the payment' }));
    expect(await screen.findByText('The payment was not made')).toBeVisible();
    expect(screen.getByRole('button', { name: CHARGE })).toBeEnabled();
  });

  it('can be left and continued, also after a reload', async () => {
    const page = await reachBank();
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Your bank is waiting for your confirmation')).toBeVisible();
    page.unmount();
    const again = await renderRoute('/new/Adult', bank());
    await again.user.click(await screen.findByRole('button', { name: 'Continue the payment' }));
    await again.user.click(await screen.findByRole('button', { name: 'Approve the payment' }));
    expect(await screen.findByRole('heading', { name: 'Payment successful!' })).toBeVisible();
    expect(purchases(again)).toHaveLength(0);
  });

  /** Opens a purchase, with the server's answers to cancelling it. */
  async function cancelling(...answers: unknown[]) {
    const page = await reachBank({ 'POST /purchase/cancel': () => answers.shift() });
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    await page.user.click(screen.getByRole('button', { name: 'Cancel the payment' }));
    return page;
  }
  const cancelled = { status: 'failed', message: 'The payment was cancelled.' };

  it('can be cancelled, and the next purchase has a new key', async () => {
    const page = await cancelling(cancelled);
    const first = getKey(purchases(page)[0]);
    expect(page.calls.at(-1)).toMatchObject({
      name: 'POST /purchase/cancel',
      body: { key: first },
    });
    expect(await payButton()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await page.user.click(await chooseCard(page, /Asks the bank/));
    await waitFor(() => expect(purchases(page)).toHaveLength(2));
    expect(getKey(purchases(page)[1])).not.toBe(first);
  });

  it('succeeds when the bank was faster than the cancellation', async () => {
    await cancelling({ status: 'success' });
    expect(await screen.findByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  });

  it('stays open until the server has confirmed the cancellation, also after a reload', async () => {
    let answer: (refusal: Refusal) => void = () => undefined;
    const page = await cancelling(new Promise<Refusal>((resolve) => (answer = resolve)));
    expect(screen.getByRole('button', { name: 'Continue the payment' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Pay by card/ })).toBeNull();
    answer(new Refusal(503, 'unavailable'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel the payment' })).toBeEnabled();
    page.unmount();
    await renderRoute('/new/Adult', bank());
    expect(await screen.findByRole('button', { name: 'Continue the payment' })).toBeEnabled();
  });
});

describe('a membership for certain ages, with questions', () => {
  const asking = (): Answers => {
    const { Adult, ...types } = config().membershipTypes;
    const { new_member, ...others } = purchaseData();
    const questions = [
      { key: 'nights', type: 'number', label: 'Nights' },
      { key: 'conduct', type: 'consent', label: 'I agree', version: '2', required: true },
    ] as const;
    return {
      ...visitor,
      'POST /purchase': { status: 'success' },
      'GET /config': config({
        membershipTypes: {
          ...types,
          ...(Adult && { Adult: { ...Adult, born: { to: '1993-08-15' } } }),
        },
      }),
      'GET /purchase/data': {
        ...others,
        new_member: {
          ...new_member,
          types: new_member?.types.map((type) =>
            type.key === 'Adult' ? Object.assign({}, type, { questions }) : type,
          ),
        },
      },
    };
  };
  const born = () => screen.getByLabelText(/^Date of birth/);

  it('can’t be paid without a good birth date and the consent, and sends the answers', async () => {
    const page = await renderRoute('/new/Adult', asking());
    await fillIn(page);
    expect(await payButton()).toHaveAccessibleDescription(/Date of birth/);
    await page.user.type(born(), '1999-01-01');
    expect(await payButton()).toHaveAccessibleDescription(/born on 15 August 1993 or earlier/);
    await page.user.clear(born());
    await page.user.type(born(), '1980-02-03');
    await page.user.type(screen.getByLabelText('Nights'), '2,5');
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
    await page.user.click(await chooseCard(page));
    await waitFor(() => expect(purchases(page)).toHaveLength(1));
    expect(purchases(page)[0]?.body).toMatchObject({
      new_members: [{ answers: { born: '1980-02-03', nights: 2.5, conduct: '2' } }],
    });
  });

  it('shows the server’s refusal at the question', async () => {
    const message = 'new_members[0].answers.born must be 1993-08-15 or earlier';
    const page = await renderRoute('/new/Adult', {
      ...asking(),
      'POST /purchase': new Refusal(400, 'invalid', {
        errors: [{ pointer: '/body/new_members/0/answers/born', message }],
      }),
    });
    await fillIn(page);
    await page.user.type(born(), '1980-02-03');
    await page.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await page.user.click(await chooseCard(page));
    await waitFor(() => expect(born()).toHaveAccessibleDescription(new RegExp('1993-08-15')));
  });

  it('asks what the convention asks since the page was loaded, and keeps the rest', async () => {
    const before = asking();
    let isChanged = false;
    const { new_member, ...others } = before['GET /purchase/data'] as PurchaseData;
    const questions = [
      { key: 'conduct', type: 'consent', label: 'I agree', version: '3', required: true },
      { key: 'meal', type: 'text', label: 'Meal', required: true },
    ] as const;
    const types = new_member?.types.map((type) =>
      type.key === 'Adult' ? Object.assign({}, type, { questions }) : type,
    );
    const errors = ['born', 'conduct', 'meal'].map((key) => ({
      pointer: `/body/new_members/0/answers/${key}`,
      message: `${key} is refused`,
    }));
    const page = await renderRoute('/new/Adult', {
      ...before,
      'GET /config': () => (isChanged ? before['GET /config'] : config()),
      'GET /purchase/data': () =>
        isChanged
          ? { ...others, new_member: { ...new_member, types } }
          : before['GET /purchase/data'],
      'POST /purchase': () => {
        isChanged = true;
        return new Refusal(400, 'invalid', { errors });
      },
    });
    await fillIn(page);
    await page.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    expect(screen.queryByLabelText(/^Date of birth/)).toBeNull();
    await page.user.click(await chooseCard(page));
    expect(await screen.findByLabelText(/^Meal/)).toHaveAccessibleDescription(/meal is refused/);
    await waitFor(() => expect(born()).toHaveFocus());
    expect(born()).toHaveAccessibleDescription(/born is refused/);
    expect(screen.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('Aoife Byrne');
    expect(await payButton()).toHaveAccessibleDescription(/Meal/);
  });

  it('asks and sends nothing for the other types', async () => {
    const page = await renderRoute('/new/Supporter', asking());
    await fillIn(page);
    expect(screen.queryByLabelText(/^Date of birth/)).toBeNull();
    await page.user.click(await chooseCard(page));
    await waitFor(() => expect(purchases(page)).toHaveLength(1));
    expect(purchases(page)[0]?.body).not.toHaveProperty('new_members.0.answers');
  });
});
