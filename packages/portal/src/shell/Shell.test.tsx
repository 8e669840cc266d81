import type { Config } from '@conkit/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, unauthorized, type Answers, type Call } from '../testing/answers.ts';
import { config, person, user } from '../testing/builders.ts';
import { purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { beforeSignOut } from './beforeSignOut.ts';
import { readDock } from './useDockSidebar.ts';

afterEach(() => vi.useRealTimers());

const aoife = person({ id: 5, legal_name: 'Aoife Ní Bhriain', email: 'aoife@example.com' });
const oisin = person({ id: 6, legal_name: 'Oisín Byrne', membership: 'Child' });
const zoe = person({ id: 7, legal_name: 'Zoë' });

const signedIn = (people = [aoife], values: Partial<Config> = {}): Answers => ({
  'GET /config': config(values),
  'GET /user': user(people),
  'GET /purchase/data': purchaseData(),
  'GET /logout': { status: 'success' },
});
const signedOut: Answers = { 'GET /config': config(), 'GET /user': unauthorized };

/** The page's header. Queries by role also find the headers of cards. */
function header(): HTMLElement {
  const [first] = screen.getAllByRole('banner');
  if (!first) throw new Error('There is no header');
  return first;
}
const banner = () => within(header());
const docked = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

describe('signed out', () => {
  const getLinks = () =>
    within(screen.getByRole('navigation', { name: 'Ways in' }))
      .getAllByRole('link')
      .map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]);

  it('the page has a header with the logo, the title and links, and no menu', async () => {
    vi.useFakeTimers({ now: new Date('2019-07-01T12:00:00Z'), toFake: ['Date'] });
    await renderRoute('/', signedOut);
    expect(banner().getByRole('link', { name: 'Testcon 2019' })).toHaveAttribute('href', '/');
    expect(header()).toHaveTextContent(/^Testcon 2019Member portalJoinVoteSign in$/);
    expect(getLinks()).toEqual([
      ['Join', '/new', null],
      ['Vote', '/hugo/vote', null],
      ['Sign in', '/#signin', 'page'],
    ]);
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  });

  it('a convention’s logo stands for its name, with another one for dark surfaces', async () => {
    const logo = { href: '/brand/logo-1.svg', width: 270, height: 56 };
    const logoDark = { ...logo, href: '/brand/dark-1.svg' };
    await renderRoute('/', { ...signedOut, 'GET /config': config({ brand: { logo, logoDark } }) });
    const pictures = screen.getAllByRole('img', { name: 'Testcon 2019', hidden: true });
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      logo.href,
      logoDark.href,
    ]);
    for (const picture of pictures) expect(picture).toHaveAttribute('width', '270');
  });

  it('a logo without one for dark surfaces is alone', async () => {
    const logo = { href: '/brand/logo-1.svg', width: 270, height: 56 };
    await renderRoute('/', { ...signedOut, 'GET /config': config({ brand: { logo } }) });
    expect(banner().getAllByRole('img', { hidden: true })).toHaveLength(1);
  });

  it.each([
    ['2019-02-01T00:00:00Z', 'Nominate for the Hugo Awards', '/hugo/nominate'],
    ['2019-03-20T00:00:00Z', undefined, undefined],
    ['2019-07-01T00:00:00Z', 'Vote for the Hugo Awards', '/hugo/vote'],
  ])('a missing page leads to what is open on %s', async (time, name, href) => {
    vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
    await renderRoute('/no/such/page', signedOut);
    const link = within(screen.getByRole('main')).queryByRole('link', { name: /Vote|Nominate/ });
    expect([link?.textContent, link?.getAttribute('href') ?? undefined]).toEqual([name, href]);
  });

  it('the header leads to nominations while they are open and voting is not', async () => {
    const { hugo } = config();
    const [key = '', award] = Object.entries(hugo.awards)[0] ?? [];
    const nominations = { opens: '2019-01-01T00:00:00Z', closes: '2099-01-01T00:00:00Z' };
    const voting = { opens: '2099-02-01T00:00:00Z', closes: '2099-03-01T00:00:00Z' };
    const awards = { [key]: Object.assign({}, award, { nominations, voting }) };
    await renderRoute('/', { ...signedOut, 'GET /config': config({ hugo: { ...hugo, awards } }) });
    expect(getLinks()[1]).toEqual(['Nominate', '/hugo/nominate', null]);
  });

  it.each(['2018-12-01T00:00:00Z', '2019-03-20T00:00:00Z', '2019-09-01T00:00:00Z'])(
    'the header has no award page while none is open: %s',
    async (time) => {
      vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
      await renderRoute('/', signedOut);
      expect(getLinks().map(([name]) => name)).toEqual(['Join', 'Sign in']);
    },
  );

  it.each([
    ['/hugo/vote/7', ['Vote'], '/?next=%2Fhugo%2Fvote%2F7'],
    ['/hugo/vote-retro', [], '/?next=%2Fhugo%2Fvote-retro'],
    ['/new', ['Join'], '/?next=%2Fnew'],
    ['/?next=%2Fupgrade', ['Sign in'], '/?next=%2Fupgrade'],
  ])('the header on %s marks %j, and signing in leads back there', async (path, here, signIn) => {
    vi.useFakeTimers({ now: new Date('2019-07-01T12:00:00Z'), toFake: ['Date'] });
    await renderRoute(path, { ...signedOut, 'GET /purchase/data': purchaseData() });
    expect(getLinks().flatMap(([name, , current]) => (current === 'page' ? [name] : []))).toEqual(
      here,
    );
    expect(getLinks().at(-1)?.[1]).toBe(signIn);
  });

  it.each(['/no/such/page', '/hugo/nominate-nothing/7'])(
    'signing in on %s does not lead back to a missing page',
    async (path) => {
      await renderRoute(path, signedOut);
      expect(getLinks().at(-1)).toEqual(['Sign in', '/#signin', null]);
    },
  );

  it('the header never contains the key of a login link', async () => {
    await renderRoute('/login/aoife@example.com/a-secret-key', {
      ...signedOut,
      'POST /login': () => new Promise(() => undefined),
    });
    expect(getLinks().at(-1)).toEqual(['Sign in', '/#signin', null]);
  });
});

describe('signed in', () => {
  it('the bar has the page’s title, and the sign-out button names the account', async () => {
    await renderRoute('/pay', signedIn());
    expect(banner().getByText('Payments')).toBeVisible();
    expect(banner().getByRole('button', { name: 'Sign out aoife@example.com' })).toBeVisible();
  });

  it('the bar has the convention’s name at every width, as a link to the home page', async () => {
    await renderRoute('/pay', signedIn());
    expect(banner().getByRole('link', { name: 'Testcon 2019' })).toHaveAttribute('href', '/');
    expect(banner().getByRole('link', { name: 'Testcon 2019' })).toBeVisible();
  });

  it('a missing page has a title in the bar and in the tab', async () => {
    await renderRoute('/no/such/page', signedIn());
    expect(banner().getByText('There is no such page')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Testcon 2019: There is no such page'));
  });

  it('the menu links to the main pages and marks the current one', async () => {
    await renderRoute('/pay', signedIn());
    const entries = docked().getAllByRole('link');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['My memberships', '/'],
      ['New Membership', '/new'],
      ['Upgrade Membership', '/upgrade'],
      ['Payments', '/pay'],
      ['Passkeys', '/passkeys'],
    ]);
    expect(entries.map((entry) => entry.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      'page',
      null,
    ]);
  });

  it.each([
    ['the only person', [aoife], '/pay', ['AB'], 'Aoife Ní Bhriain'],
    ['the person in the URL', [aoife, zoe], '/hugo/vote/7', ['Z'], 'Zoë'],
    ['the only one who is not a child', [aoife, oisin], '/pay', ['AB'], 'Aoife Ní Bhriain'],
    ['everyone when it could be one of several', [aoife, zoe], '/pay', ['AB', 'Z'], undefined],
    ['no one on an empty account', [], '/pay', [], undefined],
  ])('the menu is headed by %s', async (_, account, path, avatars, name) => {
    await renderRoute(path, signedIn(account));
    const people = screen.getByRole('navigation', { name: 'Main menu' }).firstElementChild;
    const shown = [...(people?.querySelectorAll('[aria-hidden] > *') ?? [])];
    expect(shown.map(({ textContent }) => textContent)).toEqual(avatars);
    if (name) expect(people).toHaveTextContent(name);
  });

  it('a single avatar uses the image service with the email’s hash, but several avatars do not', async () => {
    const avatars = { urlTemplate: 'https://pictures.example/{hash}?s={size}' };
    const page = await renderRoute('/pay', signedIn([aoife], { avatars }));
    await waitFor(() => expect(document.querySelector('nav img')).not.toBeNull());
    const image = document.querySelector('nav img');
    // The SHA-256 of aoife@example.com
    expect(image?.getAttribute('src')).toMatch(/^https:\/\/pictures\.example\/[0-9a-f]{64}\?s=88$/);
    expect(image?.getAttribute('src')).not.toContain('aoife');
    act(() => void image?.dispatchEvent(new Event('error')));
    expect(docked().getByText('AB')).toBeInTheDocument();
    page.unmount();

    await renderRoute('/pay', signedIn([aoife, zoe], { avatars }));
    expect(document.querySelector('nav img')).toBeNull();
  });
});

describe('the menu dialog', () => {
  const open = async () => {
    const page = await renderRoute('/pay', signedIn());
    const button = banner().getByRole('button', { name: 'Open the menu' });
    await page.user.click(button);
    return { page, button, dialog: await screen.findByRole('dialog', { name: 'Main menu' }) };
  };

  it('opens over the page with the same entries', async () => {
    const { dialog } = await open();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(within(dialog).getAllByRole('link')).toHaveLength(5);
  });

  it('closes on Escape and returns the focus to the button', async () => {
    const { page, button } = await open();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('closes on choosing an entry and navigates', async () => {
    const { page, dialog } = await open();
    await page.user.click(within(dialog).getByRole('link', { name: 'My memberships' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('heading', { level: 1, name: 'Memberships' })).toBeVisible();
    expect(page.path()).toBe('/');
  });
});

describe('the sidebar', () => {
  const sidebar = () => screen.queryByRole('navigation', { name: 'Main menu' });
  const forget = () => {
    document.cookie = 'sidebar=; Path=/; Max-Age=0';
  };
  beforeEach(forget);
  afterEach(forget);

  it('is docked until it is hidden, and the browser remembers that', async () => {
    const page = await renderRoute('/pay', signedIn());
    expect(readDock()).toBe(true);
    await page.user.click(docked().getByRole('button', { name: 'Hide the menu' }));
    expect(sidebar()).toBeNull();
    expect(readDock()).toBe(false);
    expect(banner().getByRole('button', { name: 'Open the menu' })).toHaveFocus();
  });

  it('is not rendered when hidden, and can be docked again from the menu', async () => {
    const page = await renderRoute('/pay', signedIn(), { dockSidebar: false });
    expect(sidebar()).toBeNull();
    await page.user.click(banner().getByRole('button', { name: 'Open the menu' }));
    const dialog = await screen.findByRole('dialog', { name: 'Main menu' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Keep the menu open' }));
    await waitFor(() => expect(sidebar()).not.toBeNull());
    expect(readDock()).toBe(true);
  });

  it.each([
    ['', true],
    ['language=fi; sidebar=docked', true],
    ['language=fi; sidebar=free; other=1', false],
    ['sidebar=free', false],
    ['sidebar=freedom', true],
  ])('with the cookies "%s" is docked: %s', (cookies, isDocked) => {
    expect(readDock(cookies)).toBe(isDocked);
  });
});

describe('signing out everywhere', () => {
  const everywhere = () => docked().getByRole('button', { name: 'Sign out everywhere' });
  /** Opens the dialog. Nothing is sent until its button is pressed. */
  const ask = async ({ user: reader, calls }: { user: UserEvent; calls: Call[] }) => {
    await reader.click(everywhere());
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere' }));
    expect(calls.filter(({ name }) => name === 'GET /logout')).toEqual([]);
    return dialog;
  };
  const confirm = 'Sign out on all devices';

  it('ends every session of the account and goes to the home page', async () => {
    let isSignedIn = true;
    const asked: string[] = [];
    const page = await renderRoute('/pay', {
      ...signedIn(),
      'GET /user': () => (isSignedIn ? user([aoife]) : unauthorized),
      'GET /logout': ({ query }: Call) => {
        isSignedIn = false;
        asked.push(query);
        return { status: 'success', opt: 'all', sessions: 3 };
      },
    });
    const dialog = await ask(page);
    expect(dialog.getByText(/signed in as aoife@example\.com/)).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByRole('button', { name: 'Send login link' })).toBeVisible();
    expect(asked).toEqual(['?all=true']);
    expect(document.body).not.toHaveTextContent('Aoife');
  });

  it('invalidates mailed links too when that is chosen', async () => {
    const page = await renderRoute('/pay', signedIn());
    const dialog = await ask(page);
    await page.user.click(dialog.getByRole('checkbox', { name: /Login links in earlier mails/ }));
    await page.user.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() =>
      expect(page.calls.find(({ name }) => name === 'GET /logout')?.query).toBe(
        '?all=true&keys=true',
      ),
    );
  });

  it('keeps the choice for a retry after a failure', async () => {
    let isReachable = false;
    const page = await renderRoute('/pay', {
      ...signedIn(),
      'GET /logout': () => (isReachable ? { status: 'success' } : new Refusal(500, 'internal')),
    });
    const links = { name: /Login links in earlier mails/ };
    const first = await ask(page);
    await page.user.click(first.getByRole('checkbox', links));
    await page.user.click(first.getByRole('button', { name: confirm }));
    expect(await screen.findByText(/The server has a problem/)).toBeVisible();
    isReachable = true;
    await page.user.click(everywhere());
    const again = within(await screen.findByRole('dialog', { name: 'Sign out everywhere' }));
    expect(again.getByRole('checkbox', links)).toBeChecked();
    await page.user.click(again.getByRole('button', { name: confirm }));
    await waitFor(() =>
      expect(page.calls.findLast(({ name }) => name === 'GET /logout')?.query).toBe(
        '?all=true&keys=true',
      ),
    );
  });

  it('says that passkeys keep working, if the account has one', async () => {
    const keep = /Passkeys still sign in afterwards/;
    const passkeys = { people: [aoife.id], is_signed_in_by: false, is_required: false };
    const page = await renderRoute('/pay', {
      ...signedIn(),
      'GET /user': { ...user([aoife]), passkeys },
    });
    expect((await ask(page)).getByText(keep)).toBeVisible();
  });

  it('says nothing of passkeys to an account without one', async () => {
    const dialog = await ask(await renderRoute('/pay', signedIn()));
    expect(dialog.queryByText(/Passkeys still sign in/)).toBeNull();
  });

  it('changes nothing when the dialog is closed', async () => {
    const page = await renderRoute('/pay', signedIn());
    await ask(page);
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(everywhere()).toHaveFocus();
    expect(page.calls.filter(({ name }) => name === 'GET /logout')).toEqual([]);
  });

  it('does not claim to have ended other sessions when this session had already ended', async () => {
    const page = await renderRoute('/pay', { ...signedIn(), 'GET /logout': unauthorized });
    await page.user.click((await ask(page)).getByRole('button', { name: confirm }));
    expect(await screen.findByText(/You are signed out\. Sign in again/)).toBeVisible();
    expect(everywhere()).toBeEnabled();
  });
});

describe('signing out', () => {
  it('goes to the home page and clears the account’s data', async () => {
    let isSignedIn = true;
    const page = await renderRoute('/upgrade/5', {
      ...signedIn(),
      'GET /user': () => (isSignedIn ? user([aoife]) : unauthorized),
      'GET /logout': () => {
        isSignedIn = false;
        return { status: 'success' };
      },
    });
    await page.user.click(banner().getByRole('button', { name: /^Sign out/ }));
    expect(await screen.findByRole('button', { name: 'Send login link' })).toBeVisible();
    expect(page.path()).toBe('/');
    const kept = page.queryClient.getQueryCache().getAll();
    expect(JSON.stringify(kept.map(({ state }) => state.data))).not.toMatch(/aoife|Aoife/);
    expect(document.body).not.toHaveTextContent(/Aoife|aoife/);
  });

  it('clears the account’s data when its session had already ended', async () => {
    let isSignedIn = true;
    const page = await renderRoute('/pay', {
      ...signedIn(),
      'GET /user': () => (isSignedIn ? user([aoife]) : unauthorized),
      'GET /logout': unauthorized,
    });
    isSignedIn = false;
    await page.user.click(banner().getByRole('button', { name: /^Sign out/ }));
    expect(await screen.findByRole('button', { name: 'Send login link' })).toBeVisible();
    expect(page.path()).toBe('/');
    expect(document.body).not.toHaveTextContent('Aoife');
  });

  it('explains a failure, and the account stays signed in', async () => {
    const page = await renderRoute('/pay', {
      ...signedIn(),
      'GET /logout': new Refusal(500, 'internal'),
    });
    await page.user.click(banner().getByRole('button', { name: /^Sign out/ }));
    expect(await screen.findByText(/The server has a problem/)).toBeVisible();
    expect(page.path()).toBe('/pay');
    expect(banner().getByRole('button', { name: /^Sign out/ })).toBeEnabled();
  });
});

describe('signing out with unsaved changes', () => {
  let kept: 'saved' | 'device' | 'nowhere';
  let unsubscribe: () => void;
  const exit = () => banner().getByRole('button', { name: /^Sign out/ });
  const logouts = ({ calls }: { calls: Call[] }) =>
    calls.filter(({ name }) => name === 'GET /logout');
  beforeEach(() => {
    kept = 'device';
    unsubscribe = beforeSignOut(() => Promise.resolve({ kept, changes: 1, path: '/pay' }));
  });
  afterEach(() => unsubscribe());

  it('warns and waits for a second press, and leaves no message behind', async () => {
    let isSignedIn = true;
    const page = await renderRoute('/pay', {
      ...signedIn(),
      'GET /user': () => (isSignedIn ? user([aoife]) : unauthorized),
      'GET /logout': () => {
        isSignedIn = false;
        return { status: 'success' };
      },
    });
    await page.user.click(exit());
    expect(await screen.findByText(/They are kept on this device/)).toBeVisible();
    expect(logouts(page)).toEqual([]);
    await page.user.click(exit());
    expect(await screen.findByRole('button', { name: 'Send login link' })).toBeVisible();
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  it('warns again when the warning is gone or was about fewer changes', async () => {
    const page = await renderRoute('/pay', signedIn());
    await page.user.click(exit());
    await screen.findByText(/They are kept on this device/);
    kept = 'nowhere';
    await page.user.click(exit());
    expect(await screen.findByText(/this browser cannot keep them/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Close the message' }));
    await page.user.click(exit());
    expect(await screen.findByText(/this browser cannot keep them/)).toBeVisible();
    expect(logouts(page)).toEqual([]);
  });

  it('calls the server once however fast it is pressed', async () => {
    kept = 'saved';
    let answer: (value: object) => void = () => undefined;
    const answered = new Promise((resolve) => (answer = resolve));
    const page = await renderRoute('/pay', { ...signedIn(), 'GET /logout': () => answered });
    await page.user.dblClick(exit());
    answer({ status: 'success' });
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(logouts(page)).toHaveLength(1);
  });
});

describe('the message bar', () => {
  const invited = 'Slack invite sent to aoife@example.com.';
  /** Requests a chat invitation, which succeeds or fails. */
  async function show(messageAutoHideSeconds: number | null, answer: unknown = undefined) {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = await renderRoute('/', {
      ...signedIn([aoife], { chat: { name: 'Slack' }, messageAutoHideSeconds }),
      'GET /purchase/list': [],
      'POST /slack/invite': answer ?? { status: 'success', email: 'aoife@example.com' },
    });
    await page.user.click(screen.getByRole('button', { name: 'Request Slack invite' }));
    return page;
  }
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

  it('hides after the configured time', async () => {
    await show(10);
    expect(await screen.findByText(invited)).toBeVisible();
    await pass(8);
    expect(screen.getByText(invited)).toBeVisible();
    await pass(3);
    expect(screen.queryByText(invited)).toBeNull();
  });

  it('stays until it is closed if the convention configures that', async () => {
    const page = await show(null);
    await screen.findByText(invited);
    await pass(600);
    await page.user.click(screen.getByRole('button', { name: 'Close the message' }));
    expect(screen.queryByText(invited)).toBeNull();
  });

  it('keeps errors until they are closed', async () => {
    await show(10, new Refusal(500, 'internal'));
    const text = await screen.findByText(/The server has a problem/);
    await pass(600);
    expect(text).toBeVisible();
  });
});

it('shows no messages of one account to another that has signed in in another tab', async () => {
  let account = user([aoife]);
  const page = await renderRoute('/', {
    ...signedIn([aoife], { chat: { name: 'Slack' }, messageAutoHideSeconds: null }),
    'GET /user': () => account,
    'GET /purchase/list': [],
    'POST /slack/invite': { status: 'success', email: 'aoife@example.com' },
  });
  await page.user.click(screen.getByRole('button', { name: 'Request Slack invite' }));
  await screen.findByText('Slack invite sent to aoife@example.com.');
  await page.user.click(docked().getByRole('link', { name: 'Payments' }));
  await waitFor(() => expect(page.path()).toBe('/pay'));
  expect(await screen.findByText('Slack invite sent to aoife@example.com.')).toBeVisible();
  account = user([zoe], { email: 'zoe@example.com' });
  await page.queryClient.invalidateQueries({ queryKey: ['user'] });
  await page.user.click(docked().getByRole('link', { name: 'Upgrade Membership' }));
  await waitFor(() => expect(header()).toHaveTextContent('zoe@example.com'));
  await waitFor(() => expect(document.body).not.toHaveTextContent(/aoife/i));
});

describe('the title', () => {
  it.each([
    ['/', 'Memberships'],
    ['/new', 'New Membership'],
    ['/hugo/vote', 'Hugo Award Voting'],
    ['/hugo/vote-retro', 'Retro Hugo Award Voting'],
  ])('of %s is "%s" after the product name', async (path, title) => {
    await renderRoute(path, { ...signedOut, 'GET /purchase/data': purchaseData() });
    expect(document.title).toBe(`Testcon 2019: ${title}`);
  });

  it('follows the page', async () => {
    const page = await renderRoute('/pay', signedIn());
    await page.user.click(docked().getByRole('link', { name: 'My memberships' }));
    await waitFor(() => expect(document.title).toBe('Testcon 2019: Memberships'));
  });
});

it('every page has a link to skip to the content', async () => {
  const page = await renderRoute('/pay', signedIn());
  await page.user.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

describe('another language', () => {
  const cookie = () => document.cookie;
  const choose = async (answers: Answers) => {
    const page = await renderRoute('/', answers);
    await page.user.click(screen.getByRole('button', { name: 'Suomi' }));
    await waitFor(() => expect(cookie()).toContain('language=fi'));
    return page;
  };
  afterEach(() => {
    document.cookie = 'language=; max-age=0; path=/';
  });

  it('is saved for the account’s mails too', async () => {
    const answer = { status: 'success', language: 'fi' };
    const page = await choose({ ...signedIn(), 'POST /user/language': answer });
    await waitFor(() =>
      expect(page.calls).toContainEqual(
        expect.objectContaining({ name: 'POST /user/language', body: { language: 'fi' } }),
      ),
    );
  });

  it('is saved only in the browser when signed out', async () => {
    const page = await choose(signedOut);
    expect(page.calls.map(({ name }) => name)).not.toContain('POST /user/language');
  });
});
