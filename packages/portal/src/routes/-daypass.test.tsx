import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
  visitor as shop,
  type Page,
} from '../testing/paying.ts';
import { daypassPrices } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const visitor = {
  ...shop,
  'GET /config': config({ enable_daypass: true }),
  'GET /purchase/daypass-prices': daypassPrices(),
};

preparePaying();

const day = (name: RegExp) => screen.getByRole('button', { name });
const total = () => screen.getByText(/^Total:/);
const sales = (page: Page) => getCalls(page, 'POST /purchase/daypass');

it('the day pass page sells nothing while day passes are not on sale', async () => {
  await renderRoute('/daypass/Adult', { ...visitor, 'GET /config': config() });
  expect(screen.getByText('Day passes are not on sale')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
});

describe('the day pass form', () => {
  it('has a button with the price for each day, and shows the total', async () => {
    const page = await renderRoute('/daypass/Adult', visitor);
    expect(screen.getByRole('heading', { level: 1, name: 'New Day Pass' })).toBeVisible();
    expect(total()).toHaveTextContent('€0');
    await page.user.click(day(/^Wednesday €25$/));
    expect(day(/^Wednesday/)).toHaveAttribute('aria-pressed', 'true');
    await page.user.click(day(/^Thursday €45$/));
    expect(total()).toHaveTextContent('€70');
    await page.user.click(day(/^Wednesday/));
    expect(day(/^Wednesday/)).toHaveAttribute('aria-pressed', 'false');
    expect(total()).toHaveTextContent('€45');
  });

  it('can be filled in with the keyboard alone', async () => {
    const page = await renderRoute('/daypass/Adult', visitor);
    day(/^Wednesday/).focus();
    await page.user.keyboard(' ');
    await page.user.tab();
    await page.user.keyboard('{Enter}');
    expect(total()).toHaveTextContent('€70');
  });

  it('has no badge fields, and explains what a pass does not include', async () => {
    await renderRoute('/daypass/Adult', visitor);
    expect(screen.queryByLabelText(/Badge/)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(/does not guarantee a seat at the Hugo Ceremony/)).toBeVisible();
    expect(screen.getByText(/show when you collect the pass/)).toBeVisible();
  });

  it('cannot be paid without a day, a name and an email, and names what is missing', async () => {
    const page = await renderRoute('/daypass/Adult', visitor);
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await payButton()).toHaveAccessibleDescription(/Days: Choose at least one/);
    await fillIn(page);
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(day(/^Wednesday/));
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
  });

  it('shows no price for a free day, and does not sell it alone', async () => {
    const page = await renderRoute('/daypass/Adult', {
      ...visitor,
      'GET /purchase/daypass-prices': daypassPrices({ Adult: { day1: 0, day2: 4500 } }),
    });
    await fillIn(page);
    await page.user.click(day(/^Wednesday$/));
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await payButton()).toHaveAccessibleDescription(/cannot be paid by card/);
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  it('replaces the URL, keeps the input and updates the prices when the type changes', async () => {
    const page = await renderRoute('/daypass/Adult', visitor);
    await fillIn(page);
    await page.user.click(day(/^Thursday/));
    const select = screen.getByLabelText(/^Type of day pass/);
    expect(screen.getByRole('option', { name: 'Child day pass · from €10/day' })).toBeEnabled();
    await page.user.selectOptions(select, 'YoungAdult');
    expect(page.path()).toBe('/daypass/YoungAdult');
    expect(page.router.history.length).toBe(1);
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('Aoife Byrne');
    expect(total()).toHaveTextContent('€25');
    // A child's pass has no Thursday here.
    await page.user.selectOptions(select, 'Child');
    expect(screen.queryByRole('button', { name: /^Thursday/ })).toBeNull();
    expect(total()).toHaveTextContent('€0');
  });

  it.each(['Wizard', 'Infant', 'constructor'])(
    'shows that the type is unknown: %s',
    async (type) => {
      const page = await renderRoute(`/daypass/${type}`, visitor);
      expect(screen.getByText('There is no such day pass')).toBeVisible();
      const select = screen.getByLabelText(/^Type of day pass/);
      expect(select).toHaveAccessibleDescription('required');
      expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
      await page.user.selectOptions(select, 'Adult');
      expect(page.path()).toBe('/daypass/Adult');
      expect(day(/^Wednesday/)).toBeVisible();
    },
  );

  it('keeps the input after a reload', async () => {
    const page = await renderRoute('/daypass/Adult', visitor);
    await fillIn(page);
    await page.user.click(day(/^Thursday/));
    page.unmount();
    await renderRoute('/daypass/Adult', visitor);
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('Aoife Byrne');
    expect(day(/^Thursday/)).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('buying a day pass', () => {
  async function reachCard(answer: unknown, more: Answers = {}) {
    const page = await renderRoute('/daypass/Adult', {
      ...visitor,
      'POST /purchase/daypass': answer,
      ...more,
    });
    await fillIn(page);
    await page.user.click(day(/^Thursday/));
    return { page, pay: await chooseCard(page) };
  }

  it('shows the order, the person and the amount at the card, and charges once', async () => {
    const { page, pay } = await reachCard({ status: 'success' });
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Adult day pass + Thursday');
    expect(dialog).toHaveTextContent('Aoife Byrne');
    expect(dialog).toHaveTextContent('€45');
    await page.user.dblClick(pay);
    expect(await screen.findByRole('heading', { name: 'Payment successful!' })).toHaveFocus();
    expect(screen.queryByText(/^Charg/)).toBeNull();
    expect(screen.getByText(/Open the link to see your day pass/)).toBeVisible();
    expect(sales(page).map(({ body }) => body)).toEqual([
      {
        amount: 4500,
        email: 'aoife@example.com',
        source: 'tok_sandbox_success',
        passes: [
          {
            membership: 'Adult',
            legal_name: 'Aoife Byrne',
            email: 'aoife@example.com',
            day2: true,
          },
        ],
      },
    ]);
  });

  it('shows who is charged how much while it is in progress', async () => {
    const { page, pay } = await reachCard(() => new Promise(() => undefined));
    await page.user.click(pay);
    expect(await screen.findByText('Charging aoife@example.com EUR 45 ...')).toBeVisible();
  });

  it('returns an account to the home page', async () => {
    const people = [person({ legal_name: 'Ben Byrne' })];
    const page = await renderRoute('/daypass/Adult', {
      ...visitor,
      'GET /user': user(people),
      'GET /purchase/list': [],
      'POST /purchase/daypass': { status: 'success' },
    });
    expect(screen.getByLabelText(/^Email/)).toHaveValue('aoife@example.com');
    await page.user.type(screen.getByLabelText(/^Legal name/), 'Ben Byrne');
    await page.user.click(day(/^Wednesday/));
    await page.user.click(await chooseCard(page));
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(await screen.findByText('Charge completed; day pass purchased!')).toBeVisible();
  });

  it('polls after a lost answer, and sends a purchase that never arrived with a new key', async () => {
    const answers = [lostConnection, () => ({ status: 'success' })];
    const { page, pay } = await reachCard(() => answers.shift()?.(), {
      'GET /purchase/status/{key}': new Refusal(404, 'not_found'),
    });
    await page.user.click(pay);
    expect(await screen.findByText('Nothing has been bought yet')).toBeVisible();
    await chooseTestCard(page, /Succeeds/);
    await page.user.click(screen.getByRole('button', { name: CHARGE }));
    await screen.findByRole('heading', { name: 'Payment successful!' });
    const [first, second] = sales(page);
    expect(getKey(first)).not.toBe(getKey(second));
  });

  it('shows a changed price and asks again', async () => {
    const answers = [new Refusal(409, 'amount_mismatch', { amount: 5000 }), { status: 'success' }];
    const { page, pay } = await reachCard(() => answers.shift());
    await page.user.click(pay);
    expect(await screen.findByText(/The total is now/)).toHaveTextContent('€50 instead of €45');
    await page.user.click(screen.getByRole('button', { name: CHARGE }));
    await screen.findByRole('heading', { name: 'Payment successful!' });
    expect(sales(page)[1]?.body).toMatchObject({ amount: 5000 });
  });

  it('shows the server’s validation errors at their fields', async () => {
    const errors = [{ pointer: '/body/passes/0/legal_name', message: 'has a forbidden character' }];
    const { page, pay } = await reachCard(new Refusal(400, 'invalid', { errors }));
    await page.user.click(pay);
    await waitFor(() => expect(screen.getByLabelText(/^Legal name/)).toHaveFocus());
    expect(screen.getByLabelText(/^Legal name/)).toHaveAccessibleDescription(/forbidden character/);
  });
});

it('a day pass for certain ages asks for the date of birth, and sends it', async () => {
  const { Adult, ...types } = config().membershipTypes;
  const born = { to: '1993-08-15' };
  const page = await renderRoute('/daypass/Adult', {
    ...visitor,
    'POST /purchase/daypass': { status: 'success' },
    'GET /config': config({
      enable_daypass: true,
      membershipTypes: { ...types, ...(Adult && { Adult: { ...Adult, born } }) },
    }),
  });
  await page.user.click(day(/^Wednesday/));
  await fillIn(page);
  expect(await payButton()).toHaveAccessibleDescription(/Date of birth/);
  await page.user.type(screen.getByLabelText(/^Date of birth/), '1980-02-03');
  await page.user.click(await chooseCard(page));
  await waitFor(() => expect(sales(page)).toHaveLength(1));
  expect(sales(page)[0]?.body).toMatchObject({
    passes: [{ day1: true, answers: { born: '1980-02-03' } }],
  });
});
