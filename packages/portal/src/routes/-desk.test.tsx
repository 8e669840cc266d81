import type { PersonRecord } from '@conkit/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lostConnection, Refusal, type Answers, type Call } from '../testing/answers.ts';
import { config, person, user } from '../testing/builders.ts';
import { purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const aoife = person({
  id: 5,
  member_number: 214,
  legal_name: 'Aoife Byrne',
  email: 'aoife@example.com',
  membership: 'Supporter',
  city: 'Cork',
});
const found = {
  id: 5,
  legal_name: 'Aoife Byrne',
  preferred_name: 'Aoife Byrne',
  email: 'aoife@example.com',
  membership: 'Supporter',
  member_number: 214,
};
const record = (values: Partial<PersonRecord> = {}): PersonRecord => ({
  person: aoife,
  account: { email: 'aoife@example.com', language: 'fi', signed_in: null, roles: [], people: [] },
  awards: { nominated: null, voted: null },
  purchases: [],
  mails: [],
  log: [],
  ...values,
});
const ok = { status: 'success', updated: ['city'], last_modified: '2019-07-01T12:30:00.000Z' };

/** An administrator with these roles. */
const desk = (answers: Answers = {}, roles: string[] = ['member_admin']): Answers => ({
  'GET /config': config(),
  'GET /user': user([person({ id: 9, legal_name: 'Robin Quinn' })], {
    email: 'robin@example.com',
    roles: roles as never,
  }),
  'GET /purchase/data': purchaseData(),
  'GET /admin/pending': { pending: [] },
  'POST /admin/people/find': { status: 'success', people: [found], more: false },
  'GET /admin/people/5': record(),
  ...answers,
});
type Page = Awaited<ReturnType<typeof renderRoute>>;
const bodies = (page: Page, name: string) =>
  page.calls.filter((call) => call.name === name).map(({ body }) => body);
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the desk', () => {
  it.each(['/desk', '/desk/5', '/desk/5/edit'])(
    '%s does not exist for an account without a role, and loads nothing',
    async (path) => {
      const page = await renderRoute(path, desk({}, []), { dockSidebar: true });
      expect(await heading('There is no such page')).toBeVisible();
      expect(page.calls.filter(({ name }) => name.includes('/admin/'))).toEqual([]);
      expect(screen.queryByRole('link', { name: 'Members’ desk' })).toBeNull();
    },
  );

  it.each(['/desk/0', '/desk/x', '/desk/5/erase'])('%s does not exist', async (path) => {
    await renderRoute(path, desk());
    expect(await heading('There is no such page')).toBeVisible();
  });

  it('is in the menu of accounts with a role', async () => {
    await renderRoute('/desk', desk(), { dockSidebar: true });
    expect(screen.getByRole('link', { name: 'Members’ desk' })).toHaveAttribute('href', '/desk');
  });

  it('lets award administrators find people but open no record', async () => {
    const page = await renderRoute('/desk', desk({}, ['hugo_admin']));
    await page.user.type(screen.getByRole('searchbox'), 'byrne{Enter}');
    expect(await screen.findByText('Aoife Byrne')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Aoife/ })).toBeNull();
    page.unmount();
    await renderRoute('/desk/5', desk({}, ['hugo_admin']));
    expect(await heading('There is no such page')).toBeVisible();
  });

  it('is translated to Finnish', async () => {
    await renderRoute('/desk', desk(), { language: 'fi' });
    expect(await heading('Etsi henkilö')).toBeVisible();
  });
});

describe('finding people', () => {
  it('keeps the query in the URL’s fragment, and restores it on going back', async () => {
    const page = await renderRoute('/desk', desk());
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await page.user.keyboard(' byrne & #+% {Enter}');
    await page.user.click(await screen.findByRole('link', { name: /^Aoife Byrne/ }));
    expect(await heading('Aoife Byrne')).toBeVisible();
    expect(page.path()).toBe('/desk/5');
    page.router.history.back();
    expect(await screen.findByRole('link', { name: /^Aoife Byrne/ })).toBeVisible();
    expect(page.path()).toBe('/desk#q=byrne+%26+%23%2B%25');
    expect(screen.getByRole('searchbox')).toHaveValue('byrne & #+%');
    expect(bodies(page, 'POST /admin/people/find')).toContainEqual({ query: 'byrne & #+%' });
  });

  it('searches for the query of a URL that is opened or changed', async () => {
    const page = await renderRoute('/desk#q=n%C3%AD+49', desk());
    expect(await screen.findByRole('link', { name: /^Aoife Byrne/ })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('ní 49');
    await page.router.navigate({ href: '/desk#q=%2349' });
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('#49'));
    expect(bodies(page, 'POST /admin/people/find')).toEqual([{ query: 'ní 49' }, { query: '#49' }]);
  });

  it.each([
    [new Refusal(403, 'missing_role'), /can no longer do this/],
    [lostConnection, /no connection to the server/],
  ])('explains why a search failed, and can retry', async (answer, text) => {
    const page = await renderRoute('/desk', desk({ 'POST /admin/people/find': answer }));
    await page.user.type(screen.getByRole('searchbox'), 'byrne{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    await page.user.click(button('Find'));
    await waitFor(() => expect(bodies(page, 'POST /admin/people/find')).toHaveLength(2));
  });
});

describe('a record', () => {
  it('shows the person, and is not loaded by hovering a link', async () => {
    const page = await renderRoute('/desk/5', desk());
    expect(await heading('Aoife Byrne')).toBeVisible();
    expect(screen.getByText('Supporting member #214 · record 5')).toBeVisible();
    const theirs = within(screen.getByRole('region', { name: 'Account' }));
    expect(theirs.getByText('Suomi')).toBeVisible();
    await page.user.hover(screen.getByRole('link', { name: 'Edit the details' }));
    const others = { ...found, id: 6, legal_name: 'Oisín Byrne', preferred_name: 'Oisín Byrne' };
    page.unmount();
    const account = record().account;
    const household = await renderRoute(
      '/desk/5',
      desk({
        'GET /admin/people/5': record({ account: account && { ...account, people: [others] } }),
      }),
    );
    await household.user.hover(await screen.findByRole('link', { name: /^Oisín/ }));
    expect(household.calls.map(({ name }) => name)).not.toContain('GET /admin/people/6');
  });

  it.each([
    [403, 'missing_role', /can no longer do this/],
    [404, 'not_found', /no record with this number/],
  ] as const)('explains a refusal with status %i', async (status, code, text) => {
    await renderRoute('/desk/5', desk({ 'GET /admin/people/5': new Refusal(status, code) }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('editing for a person', () => {
  const answer = (given: unknown) => desk({ 'POST /admin/people/5': given });
  const sent = (page: Page) => bodies(page, 'POST /admin/people/5');
  const retype = async (page: Page, name: string | RegExp, text: string) => {
    await page.user.clear(field(name));
    await page.user.type(field(name), text);
  };
  const save = (page: Page) => page.user.click(button('Save the details'));

  it('sends the changes with the reason, and returns to the record', async () => {
    const page = await renderRoute('/desk/5/edit', answer(ok));
    expect(await screen.findByText('Acting for Aoife Byrne')).toBeVisible();
    expect(screen.getByText(/it was robin@example\.com/)).toBeVisible();
    await retype(page, 'City', 'Dublin');
    await save(page);
    expect(field(/^Reason/)).toHaveFocus();
    expect(sent(page)).toEqual([]);
    await page.user.type(field(/^Reason/), 'Asked for it at the desk');
    await save(page);
    expect(await heading('Aoife Byrne')).toBeVisible();
    expect(sent(page)).toEqual([
      {
        last_modified: aoife.last_modified,
        changes: { city: 'Dublin' },
        reason: 'Asked for it at the desk',
      },
    ]);
    expect(page.path()).toBe('/desk/5');
  });

  it('keeps the input while offline and until the tab closes', async () => {
    let isOnline = false;
    const page = await renderRoute(
      '/desk/5/edit',
      answer(() => (isOnline ? ok : lostConnection())),
    );
    await screen.findByText('Acting for Aoife Byrne');
    await retype(page, 'City', 'Dublin');
    await page.user.type(field(/^Reason/), 'Asked for it');
    await save(page);
    expect(await screen.findByText(/no connection to the server/)).toBeVisible();
    page.unmount();
    const again = await renderRoute(
      '/desk/5/edit',
      answer(() => (isOnline ? ok : lostConnection())),
    );
    await waitFor(() => expect(field('City')).toHaveValue('Dublin'));
    expect(screen.getByText(/from before and were not saved/)).toBeVisible();
    isOnline = true;
    await again.user.type(field(/^Reason/), 'Asked for it');
    await save(again);
    expect(await heading('Aoife Byrne')).toBeVisible();
    expect(Object.keys(localStorage).filter((key) => key.includes('desk'))).toEqual([]);
  });

  it('keeps the input when the role was revoked, and explains it', async () => {
    const page = await renderRoute('/desk/5/edit', answer(new Refusal(403, 'missing_role')));
    await screen.findByText('Acting for Aoife Byrne');
    await retype(page, 'City', 'Dublin');
    await page.user.type(field(/^Reason/), 'Asked for it');
    await save(page);
    expect(await screen.findByText(/can no longer do this/)).toBeVisible();
    expect(field('City')).toHaveValue('Dublin');
  });

  it('lets the administrator choose when another one changed the same field', async () => {
    const theirs = { ...aoife, last_modified: '2019-07-01T13:00:00.000Z', city: 'Galway' };
    const stale = new Refusal(409, 'stale_person', {
      person: theirs,
      errors: [{ pointer: '/body/changes/city', message: 'city was changed elsewhere' }],
    });
    const answers = [stale, ok];
    const page = await renderRoute(
      '/desk/5/edit',
      answer(() => answers.shift()),
    );
    await screen.findByText('Acting for Aoife Byrne');
    await retype(page, 'City', 'Dublin');
    await page.user.type(field(/^Reason/), 'Asked for it');
    await save(page);
    const mine = await screen.findByRole('radio', { name: /^Keep yours Dublin/ });
    expect(screen.getByRole('radio', { name: /^Take the other Galway/ })).toBeVisible();
    await page.user.click(mine);
    await save(page);
    expect(await heading('Aoife Byrne')).toBeVisible();
    expect(sent(page).at(-1)).toMatchObject({
      last_modified: theirs.last_modified,
      changes: { city: 'Dublin' },
    });
  });
});

describe('another membership', () => {
  it('shows the rights it adds, and sends the choice with the reason once', async () => {
    const page = await renderRoute(
      '/desk/5/membership',
      desk({ 'POST /admin/people/5/membership': ok }),
    );
    await page.user.selectOptions(
      await screen.findByRole('combobox', { name: /^New membership/ }),
      'Adult',
    );
    const follows = within(screen.getByRole('region', { name: 'What follows' }));
    expect(follows.getByText(/A badge/)).toBeVisible();
    await page.user.type(field(/^Reason/), 'Paid in cash');
    await page.user.dblClick(button('Give this membership'));
    expect(await heading('Aoife Byrne')).toBeVisible();
    expect(screen.getByText('Done for Aoife Byrne. It is in the log.')).toBeVisible();
    expect(bodies(page, 'POST /admin/people/5/membership')).toEqual([
      { membership: 'Adult', reason: 'Paid in cash' },
    ]);
  });

  it.each([
    [true, 'Voting in the Hugo Awards and on the site of a later Worldcon'],
    [false, 'Voting in the Hugo Awards'],
  ])('shows the rights that end, with site selection or without: %s', async (has, voting) => {
    const { parts, ...rest } = config();
    const page = await renderRoute(
      '/desk/5/membership',
      desk({ 'GET /config': { ...rest, parts: { ...parts, site_selection: has } } }),
    );
    const types = await screen.findByRole('combobox', { name: /^New membership/ });
    expect(within(types).queryByRole('option', { name: 'Supporting' })).toBeNull();
    const choose = async (label: string) => {
      await page.user.selectOptions(types, label);
      const follows = within(screen.getByRole('region', { name: 'What follows' }));
      return follows.getAllByRole('listitem').map(({ textContent }) => textContent);
    };
    const rights = await choose('Child');
    expect(rights).toEqual(expect.arrayContaining([voting, 'Nominating for the Hugo Awards']));
    expect(rights.join('\n')).not.toContain('next member number');
  });

  it.each([
    ['Adult', true],
    ['NonMember', false],
  ])('names the first member number of %s: %s', async (membership, isNamed) => {
    const infant = { ...aoife, membership: 'Infant', member_number: null };
    const page = await renderRoute(
      '/desk/5/membership',
      desk({ 'GET /admin/people/5': record({ person: infant }) }),
    );
    await page.user.selectOptions(
      await screen.findByRole('combobox', { name: /^New membership/ }),
      membership,
    );
    const follows = screen.getByRole('region', { name: 'What follows' });
    expect(follows.textContent.includes('They get the next member number.')).toBe(isNamed);
  });
});

describe('another email address', () => {
  it('shows the server’s validation error at the field, and explains other refusals', async () => {
    const errors = [{ pointer: '/body/email', message: 'email cannot be mailed' }];
    const answers: unknown[] = [
      new Refusal(400, 'invalid', { errors }),
      new Refusal(409, 'conflict'),
      ok,
    ];
    const calls: Call[] = [];
    const page = await renderRoute(
      '/desk/5/email',
      desk({
        'POST /admin/people/5/email': (call: Call) => {
          calls.push(call);
          return answers.shift();
        },
      }),
    );
    const email = await screen.findByRole('textbox', { name: /^New email address/ });
    await page.user.type(email, 'aoife@example.org ');
    await page.user.type(field(/^Reason/), 'Lost the old mailbox');
    const move = () => page.user.click(button('Move to this address'));
    await move();
    await waitFor(() => expect(email).toHaveAccessibleDescription('email cannot be mailed'));
    await move();
    expect(await screen.findByText(/not possible as things are/)).toBeVisible();
    await move();
    expect(await heading('Aoife Byrne')).toBeVisible();
    expect(calls[0]?.body).toEqual({
      email: 'aoife@example.org',
      reason: 'Lost the old mailbox',
    });
  });
});

describe('restricted actions', () => {
  const fresh = () => {
    let isFresh = false;
    return {
      unlessFresh: (answer: unknown) => () =>
        isFresh ? answer : new Refusal(403, 'fresh_sign_in_required'),
      'POST /key': { status: 'success', email: 'robin@example.com' },
      'POST /login/code': () => {
        isFresh = true;
        return { status: 'success', email: 'robin@example.com' };
      },
    };
  };
  const signInAgain = async (page: Page) => {
    await page.user.click(await screen.findByRole('button', { name: 'Mail me a code' }));
    const code = await screen.findByRole('textbox', { name: 'Code from the mail' });
    await page.user.type(code, '482913{Enter}');
  };

  it('mail a code when the sign-in is too old, keep the input, and are sent again', async () => {
    const { unlessFresh, ...signIn } = fresh();
    const page = await renderRoute(
      '/desk/5/email',
      desk({ ...signIn, 'POST /admin/people/5/email': unlessFresh(ok) }),
    );
    const email = await screen.findByRole('textbox', { name: /^New email address/ });
    await page.user.type(email, 'aoife@example.org');
    await page.user.type(field(/^Reason/), 'Lost the old one');
    await page.user.click(button('Move to this address'));
    await screen.findByRole('button', { name: 'Mail me a code' });
    expect(email).toHaveValue('aoife@example.org');
    await signInAgain(page);
    await waitFor(() => expect(page.path()).toBe('/desk/5'));
    const sent = { email: 'aoife@example.org', reason: 'Lost the old one' };
    expect(bodies(page, 'POST /admin/people/5/email')).toEqual([sent, sent]);
    expect(bodies(page, 'POST /login/code')).toEqual([{ code: '482913' }]);
  });

  it('show pending changes at the top, and approve one after a recent sign-in', async () => {
    const act = {
      id: 3,
      operation: 'disallowBallot',
      person: { id: 5, legal_name: 'Aoife Byrne' },
      account: null,
      request: { ballot: 'votes' },
      requester: 'awards@example.com',
      reason: 'Two memberships',
      created: '2019-07-01T12:00:00.000Z',
      expires: '2019-07-08T12:00:00.000Z',
      can_approve: true,
    };
    const { unlessFresh, ...signIn } = fresh();
    const page = await renderRoute(
      '/desk',
      desk({
        ...signIn,
        'GET /admin/pending': { pending: [act] },
        'POST /admin/pending/3': unlessFresh({ status: 'success', decision: 'approved' }),
      }),
    );
    const waiting = await screen.findByRole('region', { name: 'Waiting for approval' });
    expect(waiting).toHaveTextContent('Keep a ballot from being counted: Aoife Byrne');
    expect(waiting).toHaveTextContent(
      'awards@example.com asks for this and says why: Two memberships',
    );
    await page.user.type(field(/^Why you decide so/), 'Checked');
    await page.user.click(button('Approve'));
    await signInAgain(page);
    const sent = { decision: 'approve', reason: 'Checked' };
    await waitFor(() => expect(bodies(page, 'POST /admin/pending/3')).toEqual([sent, sent]));
  });

  it('show the approver the finalists of a paper ballot in order', async () => {
    const act = {
      id: 4,
      operation: 'enterBallot',
      person: { id: 5, legal_name: 'Aoife Byrne' },
      account: null,
      request: { signature: 'A. Byrne', replaces: true, votes: { Novel: [2, null, 1] } },
      requester: 'awards@example.com',
      reason: 'Came by post',
      created: '2019-07-01T12:00:00.000Z',
      expires: '2019-07-08T12:00:00.000Z',
      can_approve: true,
    };
    const Novel = [
      { id: 1, title: 'Record of a Spaceborn Few' },
      { id: 2, title: 'Spinning Silver' },
    ];
    await renderRoute(
      '/desk',
      desk({ 'GET /admin/pending': { pending: [act] }, 'GET /hugo/finalists': { Novel } }),
    );
    const waiting = await screen.findByRole('region', { name: 'Waiting for approval' });
    await waitFor(() => expect(waiting).toHaveTextContent('1. Spinning Silver'));
    expect(waiting).toHaveTextContent('2. – 3. Record of a Spaceborn Few');
    expect(waiting).toHaveTextContent('Replaces what is saved');
    expect(waiting).toHaveTextContent('A. Byrne');
  });

  it('reset another administrator’s limits, and explain a refusal', async () => {
    const lift = {
      ...desk(),
      'POST /admin/limits/lift': ({ body }: { body: { email: string } }) =>
        body.email === 'robin@example.com'
          ? new Refusal(403, 'second_administrator_required')
          : { status: 'success' },
    };
    const page = await renderRoute('/desk', lift);
    const title = 'Lift the limits of another administrator';
    await page.user.click(await screen.findByText(title));
    const form = within(screen.getByText(title).closest('details') as HTMLElement);
    const textbox = (name: string | RegExp) => form.getByRole('textbox', { name });
    await page.user.type(textbox('Email of the administrator'), 'robin@example.com');
    await page.user.type(textbox(/^Reason/), 'A long queue');
    await page.user.click(button('Lift the limits'));
    expect(await screen.findByText(/Another administrator must approve this/)).toBeVisible();
    await page.user.clear(textbox('Email of the administrator'));
    await page.user.type(textbox('Email of the administrator'), ' desk@example.com{Enter}');
    expect(await screen.findByText('desk@example.com can go on.')).toBeVisible();
    const sent = { email: 'desk@example.com', reason: 'A long queue' };
    expect(bodies(page, 'POST /admin/limits/lift').at(-1)).toEqual(sent);
    expect(textbox('Email of the administrator')).toHaveValue('');
    expect(textbox(/^Reason/)).toHaveValue('');
  });

  it('offer no approval to the administrator who requested the change', async () => {
    const act = {
      id: 3,
      operation: 'grantRole',
      person: null,
      account: 'new@example.com',
      request: { role: 'hugo_admin' },
      requester: 'robin@example.com',
      reason: 'Helps',
      created: '2019-07-01T12:00:00.000Z',
      expires: '2019-07-08T12:00:00.000Z',
      can_approve: false,
    };
    await renderRoute('/desk', desk({ 'GET /admin/pending': { pending: [act] } }));
    const waiting = await screen.findByRole('region', { name: 'Waiting for approval' });
    expect(waiting).toHaveTextContent('Give a role: new@example.com');
    expect(within(waiting).queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(within(waiting).getByRole('button', { name: 'Reject' })).toBeVisible();
  });
  describe('a configuration that waits', () => {
    const act = {
      id: 7,
      operation: 'applyConfig',
      person: null,
      account: null,
      request: {
        base: 1,
        active_version: 1,
        needs_approval: 'crew.single_administrator (limits the crew): false → true',
        changes: 'crew.single_administrator: – → true',
        replaced: 'cli:aoife: The former plan',
      },
      requester: 'cli:niamh',
      reason: 'Helps',
      created: '2019-07-01T12:00:00.000Z',
      expires: '2019-07-08T12:00:00.000Z',
      can_approve: true,
    };
    const stale = { ...act, can_approve: false, request: { ...act.request, active_version: 2 } };
    const approve = async (page: Page) => {
      await page.user.type(await screen.findByRole('textbox', { name: /^Why you/ }), 'Checked');
      await page.user.click(button('Approve'));
    };

    it('has a title without a person, and names the request that it replaced', async () => {
      await renderRoute('/desk', desk({ 'GET /admin/pending': { pending: [act] } }));
      const waiting = await screen.findByRole('region', { name: 'Waiting for approval' });
      expect(waiting).toHaveTextContent(/^Change the configuration ?cli:niamh asks/);
      expect(waiting).toHaveTextContent(
        'Replaces this request, which waitedcli:aoife: The former plan',
      );
      expect(waiting).not.toHaveTextContent('active_version');
    });

    it('cannot be approved after another version became active, and says so', async () => {
      await renderRoute('/desk', desk({ 'GET /admin/pending': { pending: [stale] } }));
      expect(await screen.findByText(/^Version 2 of the configuration became/)).toHaveTextContent(
        'If it is still wanted, ask cli:niamh to apply the folder again.',
      );
      expect(screen.queryByText(/^Another administrator must/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    });

    it('says so when that happened while the page was open', async () => {
      let answers = 0;
      const page = await renderRoute(
        '/desk',
        desk({
          'GET /admin/pending': () => ({ pending: [(answers += 1) === 1 ? act : stale] }),
          'POST /admin/pending/7': new Refusal(409, 'conflict'),
        }),
      );
      await approve(page);
      expect(await screen.findByText(/^Version 2 of the configuration became/)).toBeVisible();
      expect(screen.queryByText(/^This configuration cannot/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
      expect(field(/^Why you decide so/)).toHaveValue('Checked');
    });

    it('explains another refusal, and what to do', async () => {
      const page = await renderRoute(
        '/desk',
        desk({
          'GET /admin/pending': { pending: [act] },
          'POST /admin/pending/7': new Refusal(409, 'conflict'),
        }),
      );
      await approve(page);
      expect(await screen.findByText(/^This configuration cannot become active/)).toHaveTextContent(
        'ask cli:niamh to apply the folder again',
      );
      expect(screen.queryByText(/not possible as things are/)).toBeNull();
    });

    it('leaves the desk with a message when a newer request replaced it', async () => {
      let answers = 0;
      const page = await renderRoute(
        '/desk',
        desk({
          'GET /admin/pending': () => ({ pending: (answers += 1) === 1 ? [act] : [] }),
          'POST /admin/pending/7': new Refusal(404, 'not_found'),
        }),
      );
      await approve(page);
      expect(await screen.findByText(/was replaced by a newer request\.$/)).toBeVisible();
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: 'Waiting for approval' })).toBeNull(),
      );
    });
  });
});

describe('the audit trail', () => {
  const row = (values: object) => ({
    row: 214,
    time: '2019-03-01T12:00:00.000Z',
    operator: 'niamh@example.com',
    approved_by: null,
    operation: 'setMembership',
    is_read: false,
    reason: 'Paid in cash at the desk',
    person: 5,
    account: null,
    changes: [{ field: 'membership', before: 'Supporter', after: 'Adult' }],
    hash: '0'.repeat(64),
    ...values,
  });
  const rows = (list: object[], more = false) => ({ status: 'success', rows: list, more });
  const trail = (answer: Answers[string], roles?: string[]) =>
    desk({ 'POST /admin/audit/find': answer }, roles);
  const FIND = 'POST /admin/audit/find';

  it('does not exist for accounts without the role, and loads nothing', async () => {
    const page = await renderRoute('/desk/audit', trail(rows([]), ['hugo_admin']));
    expect(await heading('There is no such page')).toBeVisible();
    expect(bodies(page, FIND)).toEqual([]);
    page.unmount();
    await renderRoute('/desk', trail(rows([]), ['hugo_admin']));
    expect(screen.queryByRole('link', { name: 'Who did what' })).toBeNull();
  });

  it('is linked from the desk, and shows a week of changes', async () => {
    const page = await renderRoute('/desk', trail(rows([row({})])));
    await page.user.click(screen.getByRole('link', { name: 'Who did what' }));
    expect(await heading('Who did what')).toBeVisible();
    expect(await screen.findByText('Membership changed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Record 5' })).toHaveAttribute('href', '/desk/5');
    const [asked] = bodies(page, FIND) as { since: string; only: string }[];
    expect(asked).toEqual({ since: expect.any(String) as string, only: 'changes' });
    const days = (Date.now() - Date.parse(asked?.since ?? '')) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThan(7.1);
  });

  it('keeps its filter in the URL’s fragment', async () => {
    const page = await renderRoute('/desk/audit', trail(rows([])));
    await page.user.type(field('Done by'), ' oisin@example.com');
    const when = screen.getByRole('combobox', { name: 'When' });
    await page.user.selectOptions(when, 'All time');
    await waitFor(() => expect(field('Done by')).toHaveValue('oisin@example.com'));
    expect(when).toHaveFocus();
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Both');
    await waitFor(() =>
      expect(bodies(page, FIND).at(-1)).toEqual({ operator: 'oisin@example.com' }),
    );
    expect(page.path()).toBe('/desk/audit#by=oisin%40example.com&days=all&kind=both');
    expect(await screen.findByText(/^No entries/)).toBeVisible();
    page.unmount();
    const again = await renderRoute(
      '/desk/audit#by=oisin%40example.com&days=all&kind=reads',
      trail(rows([])),
    );
    expect(field('Done by')).toHaveValue('oisin@example.com');
    await waitFor(() =>
      expect(bodies(again, FIND)).toEqual([{ operator: 'oisin@example.com', only: 'reads' }]),
    );
  });

  it('loads older rows and keeps those shown', async () => {
    const first = [row({}), row({ row: 213, operation: 'editPerson' })];
    const answers = [rows(first, true), rows([row({ row: 7, operation: 'grantRole' })])];
    const page = await renderRoute(
      '/desk/audit',
      trail(({ body }: Call) => answers[(body as { before?: number }).before === 213 ? 1 : 0]),
    );
    await page.user.click(await screen.findByRole('button', { name: 'Show older entries' }));
    expect(await screen.findByText('Role given')).toBeVisible();
    expect(screen.getByText('Membership changed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
    // The focused button disappears, but the focus must not be lost.
    expect(screen.getByText('3 entries shown')).toHaveFocus();
  });

  it('loads entries up to now with the same filter when Show is pressed', async () => {
    const page = await renderRoute('/desk/audit', trail(rows([row({})])));
    expect(await screen.findByText('Membership changed')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(bodies(page, FIND)).toHaveLength(2));
    expect(await screen.findByText('Membership changed')).toBeVisible();
    // Each request adds a row to the audit trail.
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'When' }), '30 days');
    await waitFor(() => expect(bodies(page, FIND)).toHaveLength(3));
    expect(await screen.findByText('Membership changed')).toBeVisible();
    expect(bodies(page, FIND)).toHaveLength(3);
  });

  it('does not attribute the answer to a move to an administrator', async () => {
    const answer = row({ operation: 'answerMove', operator: 'member', reason: null });
    await renderRoute('/desk/audit', trail(rows([answer])));
    const entry = (await screen.findByText(/^The former mailbox/)).closest('li');
    expect(entry).not.toHaveTextContent(/for the convention/);
  });

  it('shortens values in the URL that are too long', async () => {
    const page = await renderRoute(`/desk/audit#by=%20${'a'.repeat(300)}`, trail(rows([])));
    await waitFor(() => expect(bodies(page, FIND)).toMatchObject([{ operator: 'a'.repeat(254) }]));
  });

  it('explains why it failed to load, and retries', async () => {
    let isLost = true;
    const page = await renderRoute(
      '/desk/audit',
      trail(() => (isLost ? lostConnection() : rows([row({})]))),
    );
    const again = await screen.findByRole('button', { name: /again/i });
    isLost = false;
    await page.user.click(again);
    expect(await screen.findByText('Membership changed')).toBeVisible();
  });
});
