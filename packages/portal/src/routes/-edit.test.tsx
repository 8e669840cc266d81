import type { Person } from '@conkit/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { lostConnection, Refusal, unauthorized, type Answers } from '../testing/answers.ts';
import { config, person, user } from '../testing/builders.ts';
import { purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const paper_pubs = { name: 'Aoife', address: '1 Main Street', country: 'Ireland' };
const aoife = person({
  id: 5,
  member_number: 214,
  legal_name: 'Aoife Byrne',
  city: 'Cork',
  paper_pubs,
});
const later = (values: Partial<Person>): Person => ({
  ...aoife,
  last_modified: '2019-07-01T12:30:00.000Z',
  ...values,
});

/** A server that stores what it receives, unless a test overrides its answer. */
function server(answer?: unknown, start: Person = aoife, roles: string[] = []): Answers {
  let record = start;
  return {
    'GET /config': config(),
    'GET /user': () => user([record], { roles }),
    'GET /purchase/data': purchaseData(),
    'GET /purchase/list': [],
    'POST /people/5': async (call: { body: object }) => {
      const given = await (typeof answer === 'function' ? answer(call) : answer);
      if (given !== undefined) return given;
      const { last_modified: _, ...changes } = { last_modified: '', ...call.body };
      record = later(changes);
      return { status: 'success', updated: Object.keys(changes), key_sent: false };
    },
    'POST /key': { status: 'success', email: 'aoife@example.com' },
  };
}

type Page = Awaited<ReturnType<typeof renderRoute>>;
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const save = () => button('Save');
const dialog = () => screen.getByRole('dialog');
const sent = (page: Page) =>
  page.calls.filter(({ name }) => name === 'POST /people/5').map(({ body }) => body);

async function open(answers: Answers = server(), path = '/') {
  const page = await renderRoute(path, answers);
  if (path === '/') await page.user.click(button('Edit personal information'));
  await screen.findByRole('dialog');
  return page;
}
async function retype(page: Page, name: string | RegExp, text: string) {
  await page.user.clear(field(name));
  if (text) await page.user.type(field(name), text);
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the edit dialog', () => {
  it.each([
    ['Edit member #214', {}],
    ['Edit member', { member_number: null }],
    [
      'Edit 2 day pass holder',
      { membership: 'NonMember', daypass: '2', daypass_type: 'Adult', member_number: null },
    ],
    ['Edit non-member', { membership: 'NonMember', member_number: null }],
  ])('has the title "%s"', async (title, values) => {
    await open(server(undefined, { ...aoife, ...values }));
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  });

  it('has badge fields only for a membership with a badge', async () => {
    const page = await open();
    expect(field('Badge name')).toBeVisible();
    page.unmount();
    await open(server(undefined, { ...aoife, membership: 'Supporter' }));
    expect(screen.queryByRole('textbox', { name: 'Badge name' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
  });

  it('has no badge fields for the holder of a day pass, and explains that the pass is collected', async () => {
    await open(server(undefined, { ...aoife, membership: 'NonMember', daypass: '2' }));
    expect(screen.queryByRole('textbox', { name: 'Badge name' })).toBeNull();
    expect(field(/Legal name/)).toHaveAccessibleDescription(/collect the pass/);
  });

  it('saves only what was changed, once, and closes when the record has reloaded', async () => {
    const page = await open();
    expect(save()).toBeDisabled();
    await retype(page, 'City', 'Dublin');
    expect(field('City')).toHaveAccessibleDescription('changed');
    await page.user.dblClick(save());
    await closed();
    expect(sent(page)).toEqual([{ city: 'Dublin', last_modified: aoife.last_modified }]);
    expect(screen.getByText('Saved.')).toBeVisible();
    await page.user.click(button('Edit personal information'));
    await screen.findByRole('dialog');
    expect(field('City')).toHaveValue('Dublin');
    expect(save()).toBeDisabled();
  });

  it('shows the change on a page that was kept by the device, when the network is back', async () => {
    document.documentElement.dataset['kept'] = '';
    onTestFinished(() => document.documentElement.removeAttribute('data-kept'));
    const page = await open();
    await retype(page, /^Legal name/, 'Aoife Murphy');
    await page.user.click(save());
    await closed();
    expect(await screen.findAllByText('Aoife Murphy')).not.toEqual([]);
  });

  it('works with the keyboard alone, and restores the focus', async () => {
    const page = await renderRoute('/', server());
    button('Edit personal information').focus();
    await page.user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    field('City').focus();
    await page.user.keyboard('!');
    save().focus();
    await page.user.keyboard('{Enter}');
    await closed();
    expect(sent(page)).toEqual([{ city: 'Cork!', last_modified: aoife.last_modified }]);
    await waitFor(() => expect(button('Edit personal information')).toHaveFocus());
  });

  it('has nothing to save when a change is reverted', async () => {
    const page = await open();
    await page.user.type(field('City'), '!');
    expect(save()).toBeEnabled();
    await page.user.type(field('City'), '{Backspace}');
    expect(save()).toBeDisabled();
  });

  it('focuses the first missing field, and sends nothing', async () => {
    const page = await open();
    await retype(page, /Legal name/, '');
    await page.user.click(save());
    expect(field(/Legal name/)).toHaveFocus();
    expect(field(/Legal name/)).toHaveAccessibleDescription(/Fill this in/);
    expect(sent(page)).toEqual([]);
  });

  it('ignores fields that were already missing in the record', async () => {
    const page = await open(server(undefined, { ...aoife, email: null }));
    await retype(page, 'City', 'Dublin');
    await page.user.click(save());
    await closed();
    expect(sent(page)).toHaveLength(1);
  });

  it('shows the server’s badge image', async () => {
    const page = await open();
    await page.user.type(field('Badge name'), 'Aoife');
    await page.user.click(button('Preview'));
    const preview = await screen.findByRole('dialog', { name: 'Badge preview' });
    const picture = within(preview).getByRole('img', { name: 'Badge: Aoife' });
    expect(picture).toHaveAttribute('src', '/api/people/5/badge?name=Aoife&subtitle=');
  });

  it('lists characters that will not print on the badge before saving', async () => {
    const page = await open();
    await page.user.type(field('Badge name'), 'Aoife 🚀');
    expect(screen.getByText('This will not print on the badge: 🚀')).toBeVisible();
  });
});

describe('the email of an existing member', () => {
  it('is read-only, with the contact for changes', async () => {
    const page = await open();
    expect(field('Email')).toHaveAttribute('readonly');
    expect(field('Email')).toHaveAccessibleDescription(/registration/);
    await page.user.type(field('Email'), 'x');
    expect(save()).toBeDisabled();
  });

  it('is read-only for administrators too, who move people at the desk', async () => {
    await open(server(undefined, aoife, ['member_admin']));
    expect(field('Email')).toHaveAttribute('readonly');
    expect(field('Email')).toHaveAccessibleDescription(/registration/);
  });
});

describe('paper publications', () => {
  it('are offered only to people who have bought them', async () => {
    await open(server(undefined, { ...aoife, paper_pubs: null }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText(/Paper progress reports/)).toBeNull();
  });

  it('cannot be removed when they are paid for, since the server would refuse it', async () => {
    await open();
    expect(screen.getByRole('checkbox')).toBeDisabled();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/write to registration/);
  });

  it('are sent as a whole, and require all three fields', async () => {
    const page = await open();
    await retype(page, /Postal address/, '');
    await page.user.click(save());
    expect(field(/Postal address/)).toHaveFocus();
    expect(sent(page)).toEqual([]);
    await page.user.type(field(/Postal address/), 'Dublin');
    await page.user.click(save());
    await closed();
    expect(sent(page)).toMatchObject([{ paper_pubs: { ...paper_pubs, address: 'Dublin' } }]);
  });
});

describe('leaving', () => {
  it('asks before discarding changes, and can continue editing', async () => {
    const page = await open();
    await page.user.type(field('City'), '!');
    await page.user.keyboard('{Escape}');
    expect(button('Go on editing')).toHaveFocus();
    await page.user.click(button('Go on editing'));
    expect(field('City')).toHaveValue('Cork!');
    expect(field('City')).toHaveFocus();
    await page.user.click(button('Cancel'));
    await page.user.click(button('Discard changes'));
    await closed();
    expect(localStorage).toHaveLength(0);
  });

  it('starts without changes when opened again', async () => {
    const page = await open();
    await page.user.type(field('City'), '!');
    await page.user.click(button('Cancel'));
    await page.user.click(button('Discard changes'));
    await closed();
    await page.user.click(button('Edit personal information'));
    await screen.findByRole('dialog');
    expect(field('City')).toHaveValue('Cork');
    expect(save()).toBeDisabled();
  });

  it('asks nothing without changes', async () => {
    const page = await open();
    await page.user.keyboard('{Escape}');
    await closed();
    expect(sent(page)).toEqual([]);
  });
});

describe('unsaved input', () => {
  it('survives a reload, and can be discarded', async () => {
    const before = await open();
    await retype(before, 'City', 'Dublin');
    before.unmount();

    const page = await open();
    expect(screen.getByText(/from before and were not saved/)).toBeVisible();
    expect(field('City')).toHaveValue('Dublin');
    await page.user.click(button('Start over'));
    expect(field('City')).toHaveValue('Cork');
    expect(save()).toBeDisabled();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('survives an expired session, and can be saved after signing in in another tab', async () => {
    let isSignedIn = false;
    const page = await open(server(() => (isSignedIn ? undefined : unauthorized)));
    await retype(page, 'City', 'Dublin');
    await page.user.click(save());
    expect(await screen.findByText('You are signed out')).toBeVisible();
    expect(field('City')).toHaveValue('Dublin');
    await page.user.click(button('Send login link'));
    expect(await screen.findByText(/We emailed a link to aoife@example.com/)).toBeVisible();
    expect(page.calls.find(({ name }) => name === 'POST /key')?.body).toEqual({
      email: 'aoife@example.com',
      path: '/?edit=5',
    });
    isSignedIn = true;
    await page.user.click(save());
    await closed();
    expect(sent(page)).toHaveLength(2);
    expect(localStorage).toHaveLength(0);
  });

  it('survives an expired session, and the login link reopens the form', async () => {
    const before = await open(server(unauthorized));
    await retype(before, 'City', 'Dublin');
    await before.user.click(save());
    await screen.findByText('You are signed out');
    before.unmount();

    const page = await open(server(), '/?edit=5');
    expect(field('City')).toHaveValue('Dublin');
    await page.user.click(save());
    await closed();
    expect(sent(page)).toMatchObject([{ city: 'Dublin' }]);
    expect(page.path()).toBe('/');
  });

  it('is not shown to another account', async () => {
    const before = await open();
    await retype(before, 'City', 'Dublin');
    before.unmount();
    const page = await renderRoute('/?edit=5', {
      ...server(),
      'GET /user': user([person({ id: 6, legal_name: 'Zoë' })]),
    });
    await screen.findByRole('heading', { name: 'Zoë' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.container).not.toHaveTextContent('Dublin');
  });

  it('is not shown to the account that the person has moved to', async () => {
    const before = await open();
    await retype(before, 'City', 'Dublin');
    before.unmount();
    await renderRoute('/?edit=5', {
      ...server(),
      'GET /user': user([aoife], { email: 'zoe@example.com' }),
    });
    await screen.findByRole('dialog');
    expect(field('City')).toHaveValue('Cork');
    expect(screen.queryByText(/from before and were not saved/)).toBeNull();
  });

  it('opens again when a signed-out user signs in', async () => {
    const page = await renderRoute('/?edit=5', { ...server(), 'GET /user': unauthorized });
    await page.user.type(field(/^Email/), 'aoife@example.com{Enter}');
    expect(page.calls.at(-1)?.body).toMatchObject({ path: '/?edit=5' });
  });
});

describe('a refusal', () => {
  it('is shown at its field, which gets the focus', async () => {
    const refusal = new Refusal(400, 'invalid', {
      errors: [{ pointer: '/body/postcode', message: 'is not a postcode' }],
    });
    const page = await open(server(refusal));
    await page.user.type(field('Postcode'), '???');
    await page.user.click(save());
    await waitFor(() => expect(field('Postcode')).toHaveFocus());
    expect(field('Postcode')).toHaveAccessibleDescription(/is not a postcode/);
    await page.user.type(field('Postcode'), '!');
    expect(field('Postcode')).not.toHaveAttribute('aria-invalid');
  });

  it('of paper publications is shown at their checkbox', async () => {
    const page = await open({
      ...server(new Refusal(402, 'paper_pubs_not_bought')),
      // Paper publications have required payment since the page was loaded.
      'GET /config': { ...config(), paid_paper_pubs: false },
    });
    await page.user.click(screen.getByRole('checkbox'));
    await page.user.click(save());
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/has no paper publications/);
  });

  it.each([
    ['offline', lostConnection, /There is no connection/],
    ['after a server error', new Refusal(500, 'internal'), /The server has a problem/],
    ['when the person is no longer on the account', new Refusal(403, 'not_yours'), /not on/],
  ])('is explained %s, keeps everything and can be retried', async (_, answer, text) => {
    const page = await open(server(answer));
    await retype(page, 'City', 'Dublin');
    await page.user.click(save());
    expect(await within(dialog()).findByText(text)).toBeVisible();
    expect(field('City')).toHaveValue('Dublin');
    expect(localStorage).toHaveLength(1);
    await waitFor(() => expect(save()).toBeEnabled());
    await page.user.click(save());
    await waitFor(() => expect(sent(page)).toHaveLength(2));
  });
});

describe('a record that is changed in two places at once', () => {
  const theirs = later({ city: 'Galway', country: 'Ireland' });
  const stale = new Refusal(409, 'stale_person', {
    person: theirs,
    errors: [{ pointer: '/body/city', message: 'city was changed elsewhere' }],
  });
  async function conflict() {
    let isFirst = true;
    const page = await open(
      server(() => {
        const answer = isFirst ? stale : undefined;
        isFirst = false;
        return answer;
      }),
    );
    await retype(page, 'City', 'Dublin');
    await page.user.type(field('Postcode'), 'D01');
    await page.user.click(save());
    await screen.findByText(/changed elsewhere meanwhile/);
    return page;
  }
  const choice = () => within(screen.getByRole('group', { name: 'City' }));

  it('shows both versions, and saves nothing before one is chosen', async () => {
    await conflict();
    expect(choice().getByRole('radio', { name: /Keep yours Dublin/ })).toBeVisible();
    expect(choice().getByRole('radio', { name: /Take the other Galway/ })).toBeVisible();
    await waitFor(() => expect(choice().getByRole('radio', { name: /Keep yours/ })).toHaveFocus());
    expect(save()).toBeDisabled();
    expect(field('Country')).toHaveValue('Ireland');
    expect(field('Postcode')).toHaveValue('D01');
  });

  it.each([
    ['Keep yours', { city: 'Dublin', postcode: 'D01' }],
    ['Take the other', { postcode: 'D01' }],
  ])('"%s" sends the remaining changes, based on the current record', async (name, changes) => {
    const page = await conflict();
    await page.user.click(choice().getByRole('radio', { name: new RegExp(name) }));
    await page.user.click(save());
    await closed();
    expect(sent(page)[1]).toEqual({ ...changes, last_modified: theirs.last_modified });
  });

  it('asks again after a reload', async () => {
    const before = await conflict();
    before.unmount();
    await open(server(undefined, theirs));
    expect(choice().getByRole('radio', { name: /Keep yours Dublin/ })).toBeVisible();
    expect(save()).toBeDisabled();
  });
});

describe('the log of a record', () => {
  const log = {
    log: [
      {
        time: '2019-03-01T12:00:00.000Z',
        by: 'crew',
        operator: null,
        operation: 'setMembership',
        reason: 'Paid in cash at the desk',
        changes: [{ field: 'membership', before: 'Supporter', after: 'Adult' }],
      },
    ],
  };
  const show = () => button('Show what was changed, who changed it and why');

  it('loads when its owner opens it, and gets the focus', async () => {
    const page = await open({ ...server(), 'GET /people/5/log': log });
    expect(page.calls.map(({ name }) => name)).not.toContain('GET /people/5/log');
    await page.user.click(show());
    expect(await screen.findByText('Membership changed')).toBeVisible();
    expect(screen.getByText('Paid in cash at the desk')).toBeVisible();
    expect(screen.getByText(/^Membership: /)).toHaveTextContent(/Supporting.*Adult/);
    expect(
      screen.getByRole('heading', { name: 'What was changed, who changed it and why' }),
    ).toHaveFocus();
  });

  it('explains that it failed to load, and retries', async () => {
    let isOnline = false;
    const answer = () => (isOnline ? log : lostConnection());
    const page = await open({ ...server(), 'GET /people/5/log': answer });
    await page.user.click(show());
    expect(await screen.findByText(/no connection to the server/)).toBeVisible();
    isOnline = true;
    await page.user.click(button('Try again'));
    expect(await screen.findByText('Membership changed')).toBeVisible();
  });
});
