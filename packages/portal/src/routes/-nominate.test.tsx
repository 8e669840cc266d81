import type { Nominations } from '@conkit/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setAnalyticsService } from '../shell/analytics.ts';
import {
  lostConnection,
  Refusal,
  unauthorized,
  type Answers,
  type Call,
} from '../testing/answers.ts';
import { blockStorage } from '../testing/blockStorage.ts';
import { config, person, user } from '../testing/builders.ts';
import { nominated, nominations } from '../testing/nominations.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const NOW = new Date('2019-02-20T12:00:00Z');
const LATER = '2019-02-20T11:59:00.000Z';
const ANNOUNCED = 'The final ballot will be announced in the first week of April.';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const aoife = person({ id: 5, legal_name: 'Aoife Byrne' });
const oisin = person({ id: 6, legal_name: 'Oisín Byrne', membership: 'Child' });
const ines = person({ id: 7, legal_name: 'Ines Byrne' });

const convention = () => {
  const { hugo, ...rest } = config();
  const [novel, novella, retro] = hugo.categories;
  if (!novel || !novella || !retro) throw new Error('The test convention has three categories');
  const categories = [
    {
      ...novel,
      description: { en: 'A story of 40,000 words or more.' },
      length: { unit: 'words' as const, min: 40_000 },
    },
    { ...novella, length: { unit: 'words' as const, min: 17_500, max: 40_000 } },
    retro,
  ];
  const finalBallot = { en: ANNOUNCED };
  const awards = Object.fromEntries(
    Object.entries(hugo.awards).map(([key, award]) => [key, { ...award, finalBallot }]),
  );
  return { ...rest, hugo: { ...hugo, categories, awards } };
};
const answers = (saved: Nominations[] = [], people = [aoife]): Answers => ({
  'GET /config': convention(),
  'GET /user': user(people),
  'GET /hugo/{id}/nominations': saved,
  'POST /hugo/{id}/nominate': nominated,
  'GET /purchase/data': {},
});

type Page = Awaited<ReturnType<typeof renderRoute>>;
const card = (title: string) => within(screen.getByRole('region', { name: title }));
const cell = (category: string, name: string) =>
  card(category).getByRole<HTMLTextAreaElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const saveNow = () => screen.getAllByRole('button', { name: 'Save now' })[0] as HTMLElement;
const state = (category: string) => card(category).getAllByRole('status')[0];
const saves = (page: Page) => page.calls.filter(({ name }) => name.startsWith('POST /hugo'));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
/** Input reaches the page after the next paint. */
const write = async (
  page: Page,
  text: string,
  name = 'Title Nomination 1',
  category = 'Best Novel',
) => {
  await page.user.type(cell(category, name), text);
  await pass(0.05);
};

/** Opens the folded categories. */
async function unfoldAll() {
  const summaries = document.querySelectorAll('[id^="category-"] details:not([open]) > summary');
  for (const summary of summaries) act(() => (summary as HTMLElement).click());
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

async function open(given: Answers = {}, path = '/hugo/nominate/5') {
  const page = await renderRoute(path, { ...answers(), ...given });
  await screen.findAllByRole('region', { name: /^Best Novel/ });
  await unfoldAll();
  return page;
}
async function sign(page: Page, name = 'Aoife B') {
  await page.user.type(await screen.findByRole('textbox', { name: /^Signature/ }), name);
  await page.user.click(button('OK'));
}
/** Enters a novel, and signs and saves it. */
async function save(page: Page, text = 'Alpha') {
  await write(page, text);
  await page.user.click(saveNow());
  await sign(page);
}

describe('access to nominations', () => {
  it('shows progress while they load', async () => {
    const page = await renderRoute('/hugo/nominate/5', {
      ...answers(),
      'GET /hugo/{id}/nominations': () => new Promise(() => undefined),
    });
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(document.title).toBe('Testcon 2019: Hugo Nominations');
    page.unmount();
  });

  it.each(['/hugo/nominate/9', '/hugo/nominate/5x', '/hugo/nominate-landing/9'])(
    'shows an error for %s, which is not on the account, and loads nothing',
    async (path) => {
      const page = await renderRoute(path, answers([], [aoife, ines]));
      expect(screen.getByRole('heading', { name: 'Nominator not found!' })).toBeVisible();
      expect(page.calls.map(({ name }) => name)).toEqual(['GET /config', 'GET /user']);
      expect(screen.getByRole('link', { name: 'memberships page' })).toHaveAttribute('href', '/');
    },
  );

  it('explains a missing right while nominations are open', async () => {
    await open(answers([], [aoife, oisin]), '/hugo/nominate/6');
    expect(screen.getByText(/^Oisín Byrne cannot nominate/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade the membership' })).toHaveAttribute(
      'href',
      '/upgrade/6',
    );
    expect(screen.queryByText(/Nominations have closed/)).toBeNull();
    expect(card('Best Novel').queryAllByRole('textbox')).toEqual([]);
    expect(card('Best Novel').queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Save now' })).toBeNull();
    // There is nothing to copy.
    expect(screen.queryByRole('region', { name: 'Your copy' })).toBeNull();
  });

  it('shows the opening date before nominations open', async () => {
    vi.setSystemTime(new Date('2018-12-20T12:00:00Z'));
    await open();
    expect(screen.getByText(/^Nominations open$/)).toBeVisible();
    expect(screen.getByText(/have not opened yet/)).toBeVisible();
    expect(card('Best Novel').queryAllByRole('textbox')).toEqual([]);
  });

  it('shows after the deadline what was saved, and when the ballot is announced', async () => {
    vi.setSystemTime(new Date('2019-03-16T07:00:00Z'));
    await open({ 'GET /hugo/{id}/nominations': [nominations('Novel', [{ title: 'Alpha' }])] });
    expect(screen.getByText(`Nominations have closed. ${ANNOUNCED}`)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your copy' })).toBeVisible();
    expect(card('Best Novel').getByRole('listitem')).toHaveTextContent('Title: Alpha');
    expect(card('Best Novella').getByText('Nothing nominated.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('does not announce the ballot once voting is possible', async () => {
    vi.setSystemTime(new Date('2019-04-02T12:00:00Z'));
    await open();
    expect(screen.getByText('Nominations have closed.')).toBeVisible();
  });

  it('follows the server’s clock, also while writing', async () => {
    vi.setSystemTime(new Date('2026-01-01T12:00:00Z'));
    const page = await renderRoute('/hugo/nominate/5', answers(), {
      now: new Date('2019-03-16T06:59:00Z'),
    });
    await screen.findByRole('region', { name: 'Best Novel' });
    await write(page, 'Alpha');
    expect(screen.queryByText(/Nominations have closed/)).toBeNull();
    await pass(90);
    expect(screen.getByText(/Nominations have closed/)).toBeVisible();
    expect(card('Best Novel').getByText(/were written on this device but not saved/)).toBeVisible();
    expect(card('Best Novel').getByRole('list', { name: 'Best Novel, not saved' })).toBeVisible();
  });
});

it.each([
  ['accepted', nominated, 'Best Novella: Saved'],
  ['too late', new Refusal(403, 'nominating_closed'), undefined],
])('a change at the deadline is sent, and the server decides: %s', async (_, answer, saved) => {
  let isAtDeadline = false;
  const page = await renderRoute(
    '/hugo/nominate/5',
    {
      ...answers(),
      'POST /hugo/{id}/nominate': (call: Call) => {
        if (!isAtDeadline || answer === nominated) return nominated(call);
        return answer;
      },
    },
    { now: new Date('2019-03-16T06:59:58Z') },
  );
  await screen.findByRole('region', { name: 'Best Novel' });
  await unfoldAll();
  await save(page);
  await waitFor(() => expect(saves(page)).toHaveLength(1));
  isAtDeadline = true;
  await write(page, 'Beta', 'Title Nomination 1', 'Best Novella');
  // A pressing deadline is not waited for.
  await pass(1.5);
  expect(saves(page)).toHaveLength(2);
  await pass(90);
  expect(screen.getByText(/Nominations have closed/)).toBeVisible();
  if (saved === undefined) {
    expect(screen.getByText(/^Nominations closed before your last changes were/)).toBeVisible();
    expect(card('Best Novella').getByRole('list', { name: /not saved/ })).toHaveTextContent('Beta');
  } else {
    expect(screen.queryByText(/closed before your last changes/)).toBeNull();
    expect(card('Best Novella').getByRole('listitem')).toHaveTextContent('Beta');
  }
  expect(saves(page)).toHaveLength(2);
});

describe('the nominations pages', () => {
  it('show the categories and eligibility of their award, and link to each other', async () => {
    const page = await open();
    expect(screen.queryByRole('region', { name: /Retro/ })).toBeNull();
    expect(card('Best Novel').getByText('A story of 40,000 words or more.')).toBeVisible();
    expect(screen.getAllByText(/16 March 2019|15 March 2019/)[0]).toHaveTextContent(/Pacific Time/);
    expect(screen.getByText(/email you a copy an hour after your last change/)).toBeInTheDocument();
    const [link] = screen.getAllByRole('link', { name: 'Retro Hugo nominations' });
    if (link) await page.user.click(link);
    await screen.findByRole('region', { name: 'Best Novel (1944 Retro Hugo)' });
    expect(page.path()).toBe('/hugo/nominate-retro/5');
    expect(document.title).toBe('Testcon 2019: Retro Hugo Nominations');
    expect(screen.queryByRole('region', { name: 'Best Novel' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Hugo nominations' })).not.toEqual([]);
  });

  it('start from the server’s current state instead of cached data', async () => {
    const retro = 'Best Novel (1944 Retro Hugo)';
    let saved = [nominations('Novel', [{ title: 'Alpha' }])];
    const page = await open({ 'GET /hugo/{id}/nominations': () => saved });
    // Meanwhile, on another device.
    saved = [...saved, nominations('RetroNovel', [{ title: 'Perelandra' }])];
    await act(() => page.router.navigate({ href: '/hugo/nominate-retro/5' }));
    await screen.findByRole('region', { name: retro });
    await unfoldAll();
    await waitFor(() => expect(cell(retro, 'Title Nomination 1')).toHaveValue('Perelandra'));
    expect(page.calls.filter(({ name }) => name.endsWith('/nominations'))).toHaveLength(2);
  });

  it('are both linked from the landing page', async () => {
    const page = await renderRoute('/hugo/nominate-landing/5', answers());
    expect(document.title).toBe('Testcon 2019: Hugo and Retro Hugo Nominations');
    const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href(/^Hugo nominations/)).toBe('/hugo/nominate/5');
    expect(href(/^Retro Hugo nominations/)).toBe('/hugo/nominate-retro/5');
    expect(page.calls).toHaveLength(2);
  });

  it('explain when loading fails, retry, and never look empty', async () => {
    const given = { ...answers(), 'GET /hugo/{id}/nominations': new Refusal(500, 'internal') };
    const page = await renderRoute('/hugo/nominate/5', given);
    expect(await screen.findByText(/The nominations could not be loaded/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    Object.assign(given, answers());
    await page.user.click(button('Try again'));
    const region = await screen.findByRole('region', { name: 'Best Novel' });
    expect(region).toBeVisible();
    // The button disappears, and the focus moves to the loaded categories.
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(region);
  });

  it('suggest what the person typed in another category or award, saved or not', async () => {
    const page = await open({
      'GET /hugo/{id}/nominations': [
        nominations('RetroNovel', [{ title: 'Perelandra', author: 'C. S. Lewis' }]),
      ],
    });
    await write(page, 'Mary Robinette Kowal', 'Author Nomination 1');
    await pass(1);
    await write(page, 'kow', 'Author Nomination 1', 'Best Novella');
    await page.user.click(button('Mary Robinette Kowal'));
    await pass(0.05);
    expect(cell('Best Novella', 'Author Nomination 1')).toHaveValue('Mary Robinette Kowal');
    await write(page, 'lew', 'Author Nomination 2', 'Best Novella');
    expect(button('C. S. Lewis')).toBeVisible();
  });

  it('show hints across categories, and refuse nothing', async () => {
    const page = await open({
      'GET /hugo/{id}/nominations': [nominations('Novella', [{ title: 'Beta' }])],
    });
    await write(page, 'Alpha (22,000 words)');
    await write(page, 'beta!', 'Title Nomination 2');
    await pass(1);
    const novel = card('Best Novel');
    expect(novel.getByText('A work of 22,000 words belongs in Best Novella.')).toBeVisible();
    expect(novel.getByText('You have also nominated this in Best Novella.')).toBeVisible();
    expect(saveNow()).not.toHaveAttribute('aria-disabled');
  });
});

describe('the signature', () => {
  it('is asked for once, before the first save, and cannot be blank', async () => {
    const page = await open();
    await write(page, 'Alpha');
    await page.user.click(saveNow());
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign your nominations' }));
    expect(dialog.getByRole('button', { name: 'OK' })).toBeDisabled();
    expect(dialog.getByRole('textbox', { name: /^Signature/ })).toHaveFocus();
    await page.user.keyboard('  {Enter}');
    expect(dialog.getByRole('button', { name: 'OK' })).toBeDisabled();
    expect(saves(page)).toEqual([]);
    await sign(page);
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    await write(page, 'Gamma', 'Title Nomination 1', 'Best Novella');
    await page.user.click(saveNow());
    await waitFor(() => expect(saves(page)).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saves(page)[1]?.body).toMatchObject({ signature: 'Aoife B' });
  });

  it('changes nothing when it is cancelled', async () => {
    const page = await open();
    await write(page, 'Alpha');
    await page.user.click(saveNow());
    await screen.findByRole('dialog');
    await page.user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saves(page)).toEqual([]);
    expect(cell('Best Novel', 'Title Nomination 1')).toHaveValue('Alpha');
    expect(state('Best Novel')).toHaveTextContent('Not saved yet');
    expect(localStorage).toHaveLength(1);
    await page.user.click(saveNow());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('applies to both awards, but not to another person', async () => {
    const page = await open({ 'GET /user': user([aoife, ines]) });
    await save(page);
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    await act(() => page.router.navigate({ href: '/hugo/nominate-retro/5' }));
    const retro = 'Best Novel (1944 Retro Hugo)';
    await screen.findByRole('region', { name: retro });
    await write(page, 'Delta', 'Title Nomination 1', retro);
    await pass(15);
    expect(saves(page)).toHaveLength(2);
    await act(() => page.router.navigate({ href: '/hugo/nominate/7' }));
    await screen.findByRole('region', { name: 'Best Novel' });
    await write(page, 'Epsilon');
    await page.user.click(saveNow());
    expect(await screen.findByRole('dialog')).toHaveTextContent('Ines Byrne');
    expect(saves(page)).toHaveLength(2);
  });
});

describe('saving', () => {
  it('sends the changed category without empty fields, and shows what is saved and when', async () => {
    const events = vi.fn();
    const putBack = setAnalyticsService(events);
    const time = '2019-02-20T11:00:00.000Z';
    const page = await open({
      'GET /hugo/{id}/nominations': [nominations('Novel', [{ title: 'Old', author: 'A' }], time)],
    });
    expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved');
    expect(card('Best Novel').getByText('1 hour ago')).toBeVisible();
    expect(saveNow()).toHaveAttribute('aria-disabled', 'true');
    await page.user.clear(cell('Best Novel', 'Author Nomination 1'));
    await write(page, 'Alpha', 'Title Nomination 2');
    expect(state('Best Novel')).toHaveTextContent('Not saved yet');
    await page.user.click(saveNow());
    await sign(page);
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(card('Best Novel').getByText('just now')).toBeVisible();
    expect(saves(page).map(({ name, body }) => [name, body])).toEqual([
      [
        'POST /hugo/5/nominate',
        {
          category: 'Novel',
          signature: 'Aoife B',
          nominations: [{ title: 'Old' }, { title: 'Alpha' }],
          lastmod: time,
        },
      ],
    ]);
    expect(localStorage).toHaveLength(0);
    expect(saveNow()).toHaveAttribute('aria-disabled', 'true');
    expect(events).toHaveBeenCalledWith({ type: 'saved', what: 'nominations', category: 'Novel' });
    putBack();
  });

  it('starts by itself 15 seconds after the last change, and announces each step', async () => {
    const page = await open();
    await save(page);
    await write(page, ' and Omega');
    expect(state('Best Novel')).toHaveTextContent('Not saved yet');
    await pass(10);
    await write(page, 'Beta', 'Title Nomination 1', 'Best Novella');
    expect(saves(page)).toHaveLength(1);
    await pass(6);
    expect(saves(page)).toHaveLength(2);
    expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved');
    expect(state('Best Novella')).toHaveTextContent('Not saved yet');
    await pass(10);
    expect(saves(page)).toHaveLength(3);
    expect(screen.getByText('Everything on this page is saved.')).toBeVisible();
    await pass(120);
    expect(saves(page)).toHaveLength(3);
  });

  it.each([
    ['hidden', []],
    ['left', ['pagehide']],
  ])('happens at once and only once when the page is %s', async (_, earlier) => {
    const page = await open();
    await save(page);
    await write(page, 'Beta', 'Title Nomination 1', 'Best Novella');
    // The text field hasn't reported its last letters.
    fireEvent.change(cell('Best Novella', 'Title Nomination 1'), { target: { value: 'Betas' } });
    act(() => {
      for (const type of earlier) window.dispatchEvent(new Event(type));
    });
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(saves(page)).toHaveLength(2));
    expect(saves(page)[1]?.body).toMatchObject({ nominations: [{ title: 'Betas' }] });
    hidden.mockRestore();
    await pass(120);
    expect(saves(page)).toHaveLength(2);
  });

  it('happens when the person goes to another page of the portal', async () => {
    const page = await open();
    await save(page);
    await write(page, 'Beta', 'Title Nomination 1', 'Best Novella');
    await act(() => page.router.navigate({ href: '/hugo/nominate-landing/5' }));
    await waitFor(() => expect(saves(page)).toHaveLength(2));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('keeps the focus on its button, which then has nothing to do', async () => {
    const page = await open();
    await save(page);
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    await waitFor(() => expect(saveNow()).toHaveFocus());
    await page.user.keyboard('{Enter}');
    expect(saves(page)).toHaveLength(1);
  });

  it('sends every changed category once with "Save now", however often it is pressed', async () => {
    const page = await open();
    expect(saveNow()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Everything on this page is saved.')).toBeVisible();
    await write(page, 'Alpha');
    await write(page, 'Beta', 'Title Nomination 1', 'Best Novella');
    await page.user.click(saveNow());
    await sign(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.user.dblClick(saveNow());
    await waitFor(() => expect(saveNow()).toHaveAttribute('aria-disabled', 'true'));
    expect(saves(page).map(({ body }) => (body as Nominations).category)).toEqual([
      'Novel',
      'Novella',
    ]);
  });

  it('leaves the fields open, and sends what was typed meanwhile once more', async () => {
    let finish = () => undefined as void;
    const page = await open({
      'POST /hugo/{id}/nominate': (call: Call) =>
        new Promise((resolve) => {
          finish = () => resolve(nominated(call));
        }),
    });
    await save(page);
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Saving…'));
    await page.user.dblClick(saveNow());
    expect(saves(page)).toHaveLength(1);
    await write(page, ' and Omega');
    await act(async () => finish());
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Not saved yet'));
    expect(cell('Best Novel', 'Title Nomination 1')).toHaveValue('Alpha and Omega');
    await pass(15);
    await act(async () => finish());
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(saves(page).map(({ body }) => (body as Nominations).nominations)).toEqual([
      [{ title: 'Alpha' }],
      [{ title: 'Alpha and Omega' }],
    ]);
  });

  it('has nothing to send when only the order changed', async () => {
    const [one, two] = [{ title: 'One' }, { title: 'Two' }];
    const page = await open({ 'GET /hugo/{id}/nominations': [nominations('Novel', [one, two])] });
    await page.user.click(button('Remove nomination 1'));
    expect(saveNow()).not.toHaveAttribute('aria-disabled');
    await write(page, 'One', 'Title Nomination 2');
    expect(saveNow()).toHaveAttribute('aria-disabled', 'true');
    expect(localStorage).toHaveLength(0);
  });

  it('is not needed after a reset, which affects no other category and can be undone', async () => {
    const page = await open({
      'GET /hugo/{id}/nominations': [nominations('Novel', [{ title: 'One' }])],
    });
    await write(page, ' more');
    await write(page, 'Beta', 'Title Nomination 1', 'Best Novella');
    await page.user.click(card('Best Novel').getByRole('button', { name: 'Reset' }));
    expect(cell('Best Novel', 'Title Nomination 1')).toHaveValue('One');
    expect(cell('Best Novella', 'Title Nomination 1')).toHaveValue('Beta');
    expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved');
    expect(screen.getByText(/^Not saved yet:/)).toHaveTextContent('Not saved yet: Best Novella.');
    await page.user.click(card('Best Novel').getByRole('button', { name: 'Undo reset' }));
    expect(cell('Best Novel', 'Title Nomination 1')).toHaveValue('One more');
  });
});

describe('a failed save', () => {
  it('is explained, keeps the input, and saves the other categories', async () => {
    let isEligible = false;
    const page = await open({
      'POST /hugo/{id}/nominate': (call: Call) =>
        (call.body as Nominations).category === 'Novel' && !isEligible
          ? new Refusal(403, 'not_eligible')
          : nominated(call),
    });
    await write(page, 'Alpha');
    await write(page, 'Beta', 'Title Nomination 1', 'Best Novella');
    await page.user.click(saveNow());
    await sign(page);
    const reason = /^Your last changes are not saved yet.* kept on this device. This membership/;
    expect(await screen.findByText(reason)).toBeVisible();
    await waitFor(() => expect(state('Best Novella')).toHaveTextContent('Best Novella: Saved'));
    expect(state('Best Novel')).toHaveTextContent('Not saved. Kept on this device.');
    expect(screen.getByText(/^Not saved yet:/)).toHaveTextContent('Not saved yet: Best Novel.');
    expect(cell('Best Novel', 'Title Nomination 1')).toHaveValue('Alpha');
    isEligible = true;
    const notice = screen.getByText(reason).closest<HTMLElement>('[role="alert"]');
    if (notice) await page.user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    // The button disappeared.
    expect(document.activeElement).not.toBe(document.body);
  });

  it('names the field that the server refused, keeps it, and sends it after a change', async () => {
    const errors = [{ pointer: '/body/nominations/1/author', message: 'Too long' }];
    const page = await open({
      'POST /hugo/{id}/nominate': (call: Call) =>
        JSON.stringify(call.body).includes('Anon')
          ? new Refusal(400, 'invalid', { errors })
          : nominated(call),
    });
    await write(page, 'Alpha');
    await write(page, 'Anon', 'Author Nomination 2');
    await page.user.click(saveNow());
    await sign(page);
    const refused = await card('Best Novel').findByText(
      /^“Author” of nomination 2 is not accepted/,
    );
    expect(refused).toBeVisible();
    expect(screen.getByText(/^Something you changed could not be saved/)).toBeVisible();
    expect(saveNow()).toHaveAttribute('aria-disabled', 'true');
    await pass(120);
    expect(saves(page)).toHaveLength(1);
    expect(cell('Best Novel', 'Author Nomination 2')).toHaveValue('Anon');
    expect(Object.values({ ...localStorage }).join()).toContain('Anon');
    await page.user.clear(cell('Best Novel', 'Author Nomination 2'));
    await pass(16);
    expect(saves(page)).toHaveLength(2);
    expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved');
  });

  it('is explained when offline, and repeated once back online', async () => {
    let isOnline = false;
    const page = await open({
      'POST /hugo/{id}/nominate': (call: Call) => (isOnline ? nominated(call) : lostConnection()),
    });
    await save(page);
    await waitFor(() =>
      expect(state('Best Novel')).toHaveTextContent('No connection. Kept on this device.'),
    );
    await pass(10);
    expect(saves(page)).toHaveLength(2);
    isOnline = true;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(screen.queryByText(/There is no connection/)).toBeNull();
    await pass(120);
    expect(saves(page)).toHaveLength(3);
  });

  it('keeps everything after the session has ended, and leads to signing in and back', async () => {
    let isSignedIn = false;
    const page = await open({
      'POST /hugo/{id}/nominate': (call: Call) => (isSignedIn ? nominated(call) : unauthorized),
    });
    await save(page);
    expect(await screen.findByRole('link', { name: 'sign in again' })).toHaveAttribute(
      'href',
      '/?next=%2Fhugo%2Fnominate%2F5',
    );
    expect(cell('Best Novel', 'Title Nomination 1')).toHaveValue('Alpha');
    expect(localStorage).toHaveLength(1);
    isSignedIn = true;
    await page.user.click(saveNow());
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(screen.queryByRole('link', { name: 'sign in again' })).toBeNull();
  });

  it('explains what counts after nominations have closed, and offers nothing that is impossible', async () => {
    const page = await open({
      'POST /hugo/{id}/nominate': new Refusal(403, 'nominating_closed'),
    });
    await save(page);
    expect(await screen.findByText(/closed before your last changes were saved/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save now' })).toBeNull();
    expect(card('Best Novel').getByText('Nothing nominated.')).toBeVisible();
    expect(card('Best Novel').getByRole('list', { name: /not saved/ })).toHaveTextContent('Alpha');
    await pass(120);
    expect(saves(page)).toHaveLength(1);
  });
});

describe('unsaved nominations', () => {
  it('are restored after a reload, and removed from this device once saved', async () => {
    const page = await open();
    await write(page, 'Alpha');
    page.unmount();
    const again = await open();
    expect(cell('Best Novel', 'Title Nomination 1')).toHaveValue('Alpha');
    expect(state('Best Novel')).toHaveTextContent('Not saved yet');
    await pass(300);
    expect(saves(again)).toEqual([]);
    await again.user.click(saveNow());
    await sign(again);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('are sent without a press once the person signs, and by the next page of the visit', async () => {
    const page = await open();
    expect(
      screen.getByText(/^Sign once, and your nominations are saved as you write/),
    ).toBeVisible();
    await write(page, 'Alpha');
    await pass(120);
    expect(saves(page)).toEqual([]);
    await page.user.click(button('Sign now'));
    await sign(page);
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign now' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('are not shown to another person on this device', async () => {
    const page = await open();
    await write(page, 'Alpha');
    page.unmount();
    await open({ 'GET /user': user([ines]) }, '/hugo/nominate/7');
    expect(cell('Best Novel', 'Title Nomination 1')).toHaveValue('');
  });

  it('survive going to another page and back', async () => {
    const page = await open();
    await write(page, 'Alpha');
    expect(screen.getByText(/This device keeps it until it is saved/)).toBeVisible();
    await act(() => page.router.navigate({ href: '/hugo/nominate-landing/5' }));
    expect(saves(page)).toEqual([]);
    await act(() => page.router.navigate({ href: '/hugo/nominate/5' }));
    await screen.findByRole('region', { name: 'Best Novel' });
    expect(cell('Best Novel', 'Title Nomination 1')).toHaveValue('Alpha');
  });

  it('are mentioned before signing out, and kept', async () => {
    const page = await open({ 'GET /logout': { status: 'success', email: 'aoife@example.com' } });
    await write(page, 'Alpha');
    const signOut = () =>
      page.user.click(screen.getByRole('button', { name: 'Sign out aoife@example.com' }));
    await signOut();
    await screen.findByText(/^Your last changes are not saved/);
    expect(page.calls.map(({ name }) => name)).not.toContain('GET /logout');
    await signOut();
    await waitFor(() => expect(page.calls.map(({ name }) => name)).toContain('GET /logout'));
    expect(Object.values({ ...localStorage }).join()).toContain('Alpha');
  });

  it('do not delay signing out when all is saved', async () => {
    const page = await open({ 'GET /logout': { status: 'success', email: 'aoife@example.com' } });
    await save(page);
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    await page.user.click(screen.getByRole('button', { name: 'Sign out aoife@example.com' }));
    await waitFor(() => expect(page.calls.map(({ name }) => name)).toContain('GET /logout'));
    const signatures = () =>
      page.queryClient
        .getQueriesData({ queryKey: ['awards', 'signature'] })
        .map(([, name]) => name);
    await waitFor(() => expect(signatures()).not.toContain('Aoife B'));
  });

  it('cause a warning when this device cannot store them', async () => {
    onTestFinished(blockStorage());
    const page = await open();
    const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await write(page, 'Alpha');
    expect(screen.getByText(/This browser can’t keep your nominations/)).toBeVisible();
    expect(leave()).toBe(false);
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await page.user.click(screen.getByRole('link', { name: 'Return to the memberships page' }));
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect(cell('Best Novel', 'Title Nomination 1')).toHaveValue('Alpha');
    await page.user.click(screen.getByRole('button', { name: 'Sign out aoife@example.com' }));
    expect(await screen.findByText(/this browser cannot keep them/)).toBeVisible();
    ask.mockReturnValue(true);
    await page.user.click(screen.getByRole('link', { name: 'Return to the memberships page' }));
    await waitFor(() => expect(page.path()).toBe('/'));
    ask.mockRestore();
  });

  it('are never called kept when storage is blocked', async () => {
    onTestFinished(blockStorage());
    let answer: unknown = lostConnection;
    const page = await open({
      'POST /hugo/{id}/nominate': (call: Call) =>
        typeof answer === 'function' ? answer(call) : answer,
    });
    const expectNothingKept = () =>
      expect(document.body).not.toHaveTextContent(/kept on this device|This device keeps/i);
    await save(page);
    const offline = 'Best Novel: No connection. Not saved.';
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent(offline));
    expect(screen.getByText(/not saved yet, and this browser cannot keep them/)).toBeVisible();
    expectNothingKept();
    answer = unauthorized;
    await page.user.click(card('Best Novel').getByRole('button', { name: 'Try again' }));
    // The button is gone for now, and the focus stays in place.
    const region = screen.getByRole('region', { name: 'Best Novel' });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(region);
    const link = await screen.findByRole('link', { name: 'sign in again in another tab' });
    expect(link).toHaveAttribute('href', '/?next=%2Fhugo%2Fnominate%2F5');
    expect(link).toHaveAttribute('target', '_blank');
    expect(state('Best Novel')).toHaveTextContent(/^Best Novel: Not saved\.$/);
    expectNothingKept();
    answer = nominated;
    await page.user.click(saveNow());
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(screen.queryByRole('link', { name: /^sign in again/ })).toBeNull();
  });
});

it('stays on the screen when the session has ended and a link within the page is followed', async () => {
  onTestFinished(blockStorage());
  let isSignedIn = true;
  const page = await open({
    'GET /user': () => (isSignedIn ? user([aoife]) : unauthorized),
    'POST /hugo/{id}/nominate': unauthorized,
  });
  await save(page);
  await screen.findByRole('link', { name: 'sign in again in another tab' });
  isSignedIn = false;
  vi.setSystemTime(Date.now() + 60_000);
  await act(() => page.router.navigate({ to: '.', hash: 'category-Novella' }));
  expect(page.calls.filter(({ name }) => name === 'GET /user')).toHaveLength(2);
  expect(cell('Best Novel', 'Title Nomination 1')).toHaveValue('Alpha');
});

describe('a category that was saved in another tab', () => {
  const theirs = nominations('Novel', [{ title: 'Beta', author: 'Ben' }], LATER);
  const conflict = async (current = theirs) => {
    let isFirst = true;
    const page = await open({
      'POST /hugo/{id}/nominate': (call: Call) => {
        if (!isFirst) return nominated(call);
        isFirst = false;
        return new Refusal(409, 'stale_nominations', { current });
      },
    });
    await save(page);
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    return page;
  };

  it('shows both versions, keeps both, and saves neither', async () => {
    const page = await conflict();
    expect(await screen.findByText(/Neither version is lost/)).toBeVisible();
    const list = (name: string) => card('Best Novel').getByRole('list', { name });
    expect(list('On this screen')).toHaveTextContent('Alpha');
    expect(list('Saved elsewhere')).toHaveTextContent('Beta');
    expect(screen.getByText(/^Something you changed was also changed elsewhere/)).toBeVisible();
    expect(state('Best Novel')).toHaveTextContent('Not saved yet');
    expect(saveNow()).toHaveAttribute('aria-disabled', 'true');
    await pass(120);
    expect(saves(page)).toHaveLength(1);
    expect(localStorage).toHaveLength(1);
  });

  it.each([
    ['Keep mine', [{ title: 'Alpha' }]],
    ['Keep both', [{ title: 'Alpha' }, { title: 'Beta', author: 'Ben' }]],
  ])('is saved on top of the saved version after "%s"', async (choice, rows) => {
    const page = await conflict();
    await page.user.click(await screen.findByRole('button', { name: choice }));
    await pass(16);
    expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved');
    expect(saves(page)[1]?.body).toMatchObject({ lastmod: LATER, nominations: rows });
    expect(screen.queryByText(/Neither version is lost/)).toBeNull();
  });

  it('is shown as saved there after "Take the saved one", and sends nothing', async () => {
    const page = await conflict();
    await page.user.click(await screen.findByRole('button', { name: 'Take the saved one' }));
    expect(cell('Best Novel', 'Title Nomination 1')).toHaveValue('Beta');
    expect(document.activeElement).toContainElement(cell('Best Novel', 'Title Nomination 1'));
    expect(document.activeElement).not.toBe(document.body);
    expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved');
    expect(saves(page)).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  it('cannot keep both when they exceed the maximum', async () => {
    const five = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ title }));
    await conflict(nominations('Novel', five, LATER));
    expect(await screen.findByRole('button', { name: 'Keep mine' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull();
  });

  it('is saved without a question when both are equal', async () => {
    await conflict(nominations('Novel', [{ title: 'Alpha' }], LATER));
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(screen.queryByText(/Neither version is lost/)).toBeNull();
  });

  it('asks at once when a stored draft conflicts', async () => {
    const page = await open();
    await write(page, 'Alpha');
    page.unmount();
    await open({ 'GET /hugo/{id}/nominations': [theirs] });
    expect(screen.getByText(/Neither version is lost/)).toBeVisible();
    expect(cell('Best Novel', 'Title Nomination 1')).toHaveValue('Alpha');
  });
});

describe('a copy', () => {
  const saved = [nominations('Novel', [{ title: 'Alpha' }])];

  it('is mailed at once, and the page shows the address', async () => {
    const page = await open({
      'GET /hugo/{id}/nominations': saved,
      'POST /hugo/{id}/nominations/mail': { status: 'success', email: 'aoife@example.com' },
    });
    // The second click of a double click arrives before a re-render.
    act(() => {
      button('Email me my nominations now').click();
      button('Email me my nominations now').click();
    });
    expect(
      await screen.findByText(/^Sent at .* on their way to aoife@example\.com\.$/),
    ).toBeVisible();
    const mails = page.calls.filter(({ name }) => name === 'POST /hugo/5/nominations/mail');
    expect(mails).toHaveLength(1);
  });

  it('by mail contains what is not saved yet, which is saved first', async () => {
    const page = await open({
      'POST /hugo/{id}/nominations/mail': { status: 'success', email: 'aoife@example.com' },
    });
    await save(page);
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    await write(page, ' and Omega');
    await page.user.click(button('Email me my nominations now'));
    await screen.findByText(/^Sent at .* on their way to aoife@example\.com\.$/);
    const sent = page.calls.map(({ name }) => name).filter((name) => name.startsWith('POST'));
    expect(sent.slice(-2)).toEqual(['POST /hugo/5/nominate', 'POST /hugo/5/nominations/mail']);
  });

  it('by mail leaves out what is not signed, and the page explains that', async () => {
    const page = await open({
      'GET /hugo/{id}/nominations': saved,
      'POST /hugo/{id}/nominations/mail': { status: 'success', email: 'aoife@example.com' },
    });
    await write(page, 'x');
    await page.user.click(button('Email me my nominations now'));
    expect(await screen.findByText(/without the changes that are not saved yet/)).toBeVisible();
  });

  it('is explained when it cannot be mailed', async () => {
    const page = await open({
      'GET /hugo/{id}/nominations': saved,
      'POST /hugo/{id}/nominations/mail': lostConnection,
    });
    await page.user.click(button('Email me my nominations now'));
    expect(await screen.findByText(/There is no connection/)).toBeVisible();
  });

  it('is not offered by mail while nothing is saved', async () => {
    await open();
    expect(button('Email me my nominations now')).toBeDisabled();
  });

  it('downloads as a text with unsaved nominations marked', async () => {
    const files: Blob[] = [];
    class FileUrl extends URL {
      static override createObjectURL(file: Blob) {
        files.push(file);
        return 'blob:text';
      }
      static override revokeObjectURL() {}
    }
    vi.stubGlobal('URL', FileUrl);
    const page = await open({ 'GET /hugo/{id}/nominations': saved });
    await write(page, ' and more');
    await page.user.click(button('Download my nominations'));
    const text = await files[0]?.text();
    expect(text).toContain('Best Novel (not saved yet)\n1. Title: Alpha and more');
    expect(text).toContain('Best Novella\nNothing nominated.');
    expect(text).not.toContain('Retro');
    vi.unstubAllGlobals();
  });
});
