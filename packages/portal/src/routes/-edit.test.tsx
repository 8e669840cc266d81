import type { Person } from '@conkit/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

/** A server that keeps what is sent to it, unless it answers something else. */
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
  ])('is titled "%s"', async (title, values) => {
    await open(server(undefined, { ...aoife, ...values }));
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  });

  it('asks the holder of a day pass for no badge, and says that the pass is collected', async () => {
    await open(server(undefined, { ...aoife, membership: 'NonMember', daypass: '2' }));
    expect(screen.queryByRole('textbox', { name: 'Badge name' })).toBeNull();
    expect(field(/Legal name/)).toHaveAccessibleDescription(/collect the pass/);
  });

  it('saves only what was changed, once, and closes when the record has changed', async () => {
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

  it('is used by keyboard alone, and gives the focus back', async () => {
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

  it('has nothing to save when a change was taken back', async () => {
    const page = await open();
    await page.user.type(field('City'), '!');
    expect(save()).toBeEnabled();
    await page.user.type(field('City'), '{Backspace}');
    expect(save()).toBeDisabled();
  });

  it('goes to the first field that is missing, and sends nothing', async () => {
    const page = await open();
    await retype(page, /Legal name/, '');
    await page.user.click(save());
    expect(field(/Legal name/)).toHaveFocus();
    expect(field(/Legal name/)).toHaveAccessibleDescription(/Fill this in/);
    expect(sent(page)).toEqual([]);
  });

  it('is not stopped by what the record never had', async () => {
    const page = await open(server(undefined, { ...aoife, email: null }));
    await retype(page, 'City', 'Dublin');
    await page.user.click(save());
    await closed();
    expect(sent(page)).toHaveLength(1);
  });

  it('shows the badge as the server draws it', async () => {
    const page = await open();
    await page.user.type(field('Badge name'), 'Aoife');
    await page.user.click(button('Preview'));
    const preview = await screen.findByRole('dialog', { name: 'Badge preview' });
    const picture = within(preview).getByRole('img', { name: 'Badge: Aoife' });
    expect(picture).toHaveAttribute('src', '/api/people/5/badge?name=Aoife&subtitle=');
  });

  it('names what will not print on the badge before it is saved', async () => {
    const page = await open();
    await page.user.type(field('Badge name'), 'Aoife 🚀');
    expect(screen.getByText('This will not print on the badge: 🚀')).toBeVisible();
  });
});

describe('the address of an existing member', () => {
  it('can be read, with a word on whom to ask', async () => {
    const page = await open();
    expect(field('Email')).toHaveAttribute('readonly');
    expect(field('Email')).toHaveAccessibleDescription(/registration/);
    await page.user.type(field('Email'), 'x');
    expect(save()).toBeDisabled();
  });

  it('is read alone by an administrator too, who moves people at the desk', async () => {
    await open(server(undefined, aoife, ['member_admin']));
    expect(field('Email')).toHaveAttribute('readonly');
    expect(field('Email')).toHaveAccessibleDescription(/registration/);
  });
});

describe('paper publications', () => {
  it('are offered to nobody who has not bought them', async () => {
    await open(server(undefined, { ...aoife, paper_pubs: null }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText(/Paper progress reports/)).toBeNull();
  });

  it('that are paid for are not taken off, so that nobody is refused that', async () => {
    await open();
    expect(screen.getByRole('checkbox')).toBeDisabled();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/write to registration/);
  });

  it('are sent as a whole, and need all three fields', async () => {
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
  it('asks before it throws changes away, and can go on', async () => {
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

  it('begins without changes when opened again', async () => {
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

  it('without changes asks nothing', async () => {
    const page = await open();
    await page.user.keyboard('{Escape}');
    await closed();
    expect(sent(page)).toEqual([]);
  });
});

describe('what is typed', () => {
  it('survives a reload, and can be thrown away', async () => {
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

  it('survives a session that ends: sign in in another tab, save again', async () => {
    let isSignedIn = false;
    const page = await open(server(() => (isSignedIn ? undefined : unauthorized)));
    await retype(page, 'City', 'Dublin');
    await page.user.click(save());
    expect(await screen.findByText('You are signed out')).toBeVisible();
    expect(field('City')).toHaveValue('Dublin');
    await page.user.click(button('Send login link'));
    expect(await screen.findByText(/on its way to aoife@example.com/)).toBeVisible();
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

  it('survives a session that ends: the login link goes on with the form', async () => {
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

  it('leads back to itself when nobody is signed in', async () => {
    const page = await renderRoute('/?edit=5', { ...server(), 'GET /user': unauthorized });
    await page.user.type(field(/^Email/), 'aoife@example.com{Enter}');
    expect(page.calls.at(-1)?.body).toMatchObject({ path: '/?edit=5' });
  });
});

describe('a refusal', () => {
  it('lands on its field, which takes the focus', async () => {
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

  it('of paper publications lands on their box', async () => {
    const page = await open({
      ...server(new Refusal(402, 'paper_pubs_not_bought')),
      // They began to be paid for after the page was loaded.
      'GET /config': { ...config(), paid_paper_pubs: false },
    });
    await page.user.click(screen.getByRole('checkbox'));
    await page.user.click(save());
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/have not been bought/);
  });

  it.each([
    ['without a network', lostConnection, /There is no connection/],
    ['by a fault', new Refusal(500, 'internal'), /The server has a problem/],
    ['because the person is not on the account any more', new Refusal(403, 'not_yours'), /not on/],
  ])('%s says so, keeps everything and can be tried again', async (_, answer, text) => {
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

describe('two people who change one record at once', () => {
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

  it('are shown both versions, and nothing is saved before one is chosen', async () => {
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
  ])('"%s" sends what is left, based on the record as it is now', async (name, changes) => {
    const page = await conflict();
    await page.user.click(choice().getByRole('radio', { name: new RegExp(name) }));
    await page.user.click(save());
    await closed();
    expect(sent(page)[1]).toEqual({ ...changes, last_modified: theirs.last_modified });
  });

  it('are asked again after a reload', async () => {
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
  const show = () => button('Show what was changed, by whom and why');

  it('is asked for when its owner wants to see it, and has the focus', async () => {
    const page = await open({ ...server(), 'GET /people/5/log': log });
    expect(page.calls.map(({ name }) => name)).not.toContain('GET /people/5/log');
    await page.user.click(show());
    expect(await screen.findByText('Membership changed')).toBeVisible();
    expect(screen.getByText('Paid in cash at the desk')).toBeVisible();
    expect(screen.getByText(/^Membership: /)).toHaveTextContent(/Supporting.*Adult/);
    expect(
      screen.getByRole('heading', { name: 'What was changed, by whom and why' }),
    ).toHaveFocus();
  });

  it('says that it could not be loaded, and is asked for again', async () => {
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
