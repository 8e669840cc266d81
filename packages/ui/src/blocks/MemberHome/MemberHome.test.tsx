import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  aoife,
  begun,
  awardPages,
  oisin,
  onAccount,
  votingTime,
  type FixturePerson,
} from '../../testing/people.ts';
import { forgetZone, NowProvider } from '../../words/dates.ts';
import { ConKitProvider } from '../../words/provider.tsx';
import { fi } from '../../locales/fi.gen.ts';
import type { LinkRequest } from '../SignIn/SignIn.tsx';
import { MemberHome, type MemberHomeProps } from './MemberHome.tsx';

const awards: ReadonlySet<string> = new Set(awardPages.map(({ page }) => page));
const withoutCloses = awardPages.map(({ closesAt: _closes, ...page }) => page);

const Home = (props: Partial<MemberHomeProps>) => (
  <MemberHome
    people={onAccount([aoife])}
    awardPages={withoutCloses}
    getHref={(action, id) => (awards.has(action) ? `/${action}/${id}` : undefined)}
    onAction={vi.fn()}
    newMembershipHref="/join"
    offers={<p>Offers</p>}
    {...props}
  />
);
const card = (name: string) => within(screen.getByRole('region', { name }));

it('links to the open awards, and to the closed ones for reading', () => {
  render(<Home />);
  const links = card('Aoife Ní Bhriain')
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
  expect(links).toEqual([
    ['See my nominations for the 2019 Hugo Awards', '/nominate/5'],
    ['See my nominations for the 1944 Retro Hugo Awards', '/nominate-retro/5'],
    ['Vote for the 2019 Hugo Awards', '/vote/5'],
    ['Vote for the 1944 Retro Hugo Awards', '/vote-retro/5'],
  ]);
});

it('calls `onAction` with the person for an action without a URL', async () => {
  const onAction = vi.fn();
  render(<Home people={onAccount([aoife, oisin])} onAction={onAction} />);
  const press = (name: string, action: string) =>
    userEvent.click(card(name).getByRole('button', { name: action }));
  await press('Aoife Ní Bhriain', 'Edit personal information');
  await press('Oisín Ní Bhriain', 'Registration barcode');
  expect(onAction.mock.calls).toEqual([
    ['edit', 5],
    ['barcode', 6],
  ]);
});

it('explains in the current language why something is missing, with the names and dates of the convention', () => {
  const people = onAccount(
    [aoife, { ...aoife, id: 8, name: 'Grace Hopper' }],
    new Date('2019-03-20T12:00:00Z'),
  );
  const inVoting = onAccount([aoife, { ...aoife, id: 8, name: 'Grace Hopper' }], votingTime);
  const { rerender } = render(<Home people={people} />);
  const reasons = () =>
    card('Aoife Ní Bhriain')
      .getAllByRole('definition', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(reasons()).toContain('It begins on 2 April 2019.');
  rerender(<Home people={inVoting} />);
  expect(reasons()).toContainEqual(expect.stringMatching(/^Grace on this account can do it too/));
  rerender(
    <ConKitProvider locale="fi-FI" messages={{ MemberHome: fi.MemberHome }}>
      <Home people={people} />
    </ConKitProvider>,
  );
  expect(reasons()).toContainEqual(expect.stringMatching(/^Alkaa 2\. huhtikuuta 2019/));
});

it('offers a membership to an account without people', () => {
  render(<Home people={[]} />);
  expect(screen.getByRole('link', { name: 'Buy a membership' })).toHaveAttribute('href', '/join');
});

it('shows a receipt first, open invoices above the people, and offers after them', () => {
  render(<Home banner={<p>Receipt</p>} invoices={<p>Invoice</p>} />);
  const order = document.body.textContent ?? '';
  expect(order).toMatch(/Memberships.*Receipt.*Invoice.*Aoife.*Offers/s);
});

describe('reminders to vote', () => {
  const remindRow = (now: Date, people: FixturePerson[], onRemind?: MemberHomeProps['onRemind']) =>
    render(
      <NowProvider value={now}>
        <Home people={onAccount(people, now)} awardPages={awardPages} onRemind={onRemind} />
      </NowProvider>,
    );

  it('are started and stopped per person, after the rows of the awards', async () => {
    const onRemind = vi.fn();
    const grace = { ...aoife, id: 8, name: 'Grace Hopper', hasReminders: true };
    remindRow(votingTime, [{ ...aoife, hasReminders: false }, grace], onRemind);
    const start = card('Aoife Ní Bhriain').getByRole('button', { name: /^Remind Aoife to vote/ });
    await userEvent.click(start);
    const stop = card('Grace Hopper').getByRole('button', {
      name: /^Stop reminding Grace to vote/,
    });
    await userEvent.click(stop);
    expect(onRemind.mock.calls).toEqual([
      [true, aoife.id],
      [false, 8],
    ]);
  });

  it('name no one on an account of one person', () => {
    remindRow(votingTime, [{ ...aoife, hasReminders: false }], vi.fn());
    expect(screen.getByRole('button', { name: /^Remind me to vote/ })).toBeVisible();
  });

  it.each([
    ['voting has closed', new Date('2019-08-02T12:00:00Z'), aoife, vi.fn()],
    ['voting has not begun', new Date('2019-03-20T12:00:00Z'), aoife, vi.fn()],
    ['the person can’t vote', votingTime, { ...aoife, membership: 'Child' }, vi.fn()],
    ['the page has no function for it', votingTime, aoife, undefined],
  ])('are not offered when %s', (_, now, one, onRemind) => {
    remindRow(now, [{ ...one, hasReminders: false }], onRemind);
    expect(screen.queryByRole('button', { name: /Remind/ })).toBeNull();
  });
});

describe('the reading list', () => {
  const row = (people: FixturePerson[]) =>
    render(
      <NowProvider value={votingTime}>
        <Home
          people={onAccount(people, votingTime)}
          awardPages={awardPages}
          getReadingHref={(id) => `/hugo/reading/${id}`}
        />
      </NowProvider>,
    );

  it('is linked for a person with a ballot', () => {
    row([aoife]);
    const link = screen.getByRole('link', { name: 'Reading list' });
    expect(link).toHaveAttribute('href', `/hugo/reading/${aoife.id}`);
  });

  it('is not linked for a person who can’t vote, or who shares the right', () => {
    row([{ ...aoife, membership: 'Child' }]);
    expect(screen.queryByRole('link', { name: /Reading list/ })).toBeNull();
    row([aoife, { ...aoife, id: 8, name: 'Grace Hopper' }]);
    expect(screen.queryByRole('link', { name: /Reading list/ })).toBeNull();
  });
});

describe('progress', () => {
  const voter: FixturePerson = { ...aoife, progress: begun };
  const at = (now: Date, props: Partial<MemberHomeProps> = {}, people = [voter]) => (
    <NowProvider value={now}>
      <Home people={onAccount(people, now)} awardPages={awardPages} {...props} />
    </NowProvider>
  );
  const line = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });

  it('is shown at each award: how much is ranked, when it was saved, and when it closes', () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat('en-IE').resolvedOptions(),
      timeZone: 'Europe/Dublin',
    });
    forgetZone();
    onTestFinished(() => {
      vi.restoreAllMocks();
      forgetZone();
    });
    render(<ConKitProvider locale="en-IE">{at(votingTime)}</ConKitProvider>);
    expect(line('Vote for the 2019 Hugo Awards')).toHaveTextContent(
      /2 of 20 categories ranked · saved \d\d:\d\d · closes \w+ \d+ \w+, \d\d:\d\d \(Dublin\)$/,
    );
    expect(line('Vote for the 1944 Retro Hugo Awards')).toHaveTextContent(
      /Not started · 11 categories · closes/,
    );
    expect(line('See my nominations for the 2019 Hugo Awards')).toHaveTextContent(
      /12 works in 5 categories · closed 16 March$/,
    );
    expect(line('See my nominations for the 1944 Retro Hugo Awards')).toHaveTextContent(
      /Nothing saved · closed 16 March$/,
    );
  });

  it('mentions changes that only this device has, at their award', () => {
    render(at(votingTime));
    expect(screen.queryByText('unsaved changes on this device')).toBeNull();
    render(at(votingTime, {}, [{ ...voter, unsavedPages: ['vote-retro'] }]));
    expect(screen.getByText('unsaved changes on this device').closest('a')).toHaveTextContent(
      /^Vote for the 1944 Retro Hugo Awards/,
    );
  });

  it('shows the time left on the last day, and the date of a save on another day', () => {
    render(at(new Date('2019-08-01T02:00:00Z')));
    expect(line('Vote for the 2019 Hugo Awards')).toHaveTextContent(
      '2 of 20 categories ranked · saved 1 July · closes in 5 hours',
    );
  });

  it('shows one next step first, labelled with its action', () => {
    render(at(votingTime, { nextStep: { kind: 'continue', personId: voter.id, page: 'vote' } }));
    const [first] = card('Aoife Ní Bhriain').getAllByRole('link');
    expect(first).toHaveAccessibleName(/^Continue your Hugo ballot/);
    expect(first).toHaveAttribute('href', '/vote/5');
    expect(screen.queryByRole('link', { name: /^Vote for the 2019 Hugo Awards/ })).toBeNull();
  });

  it('shows no link and one explanation where each voter has their own link', () => {
    render(at(votingTime, {}, [voter, { ...voter, id: 8, name: 'Grace Hopper' }]));
    const grace = card('Grace Hopper');
    expect(grace.queryByRole('link', { name: /^Vote/ })).toBeNull();
    expect(grace.getByText(/2 of 20 categories ranked/)).toBeVisible();
    expect(grace.getAllByText(/uses their own link in the login mail/)).toHaveLength(1);
  });

  it('mails the link of a voter who shares the account, and shows where it went or why not', async () => {
    const onMailLink = vi.fn();
    const people = [voter, { ...voter, id: 8, name: 'Grace Hopper' }];
    const asked = { page: 'vote', personId: 8 } as const;
    const { rerender } = render(at(votingTime, { onMailLink }, people));
    const grace = card('Grace Hopper');
    await userEvent.click(
      grace.getByRole('button', {
        name: /^Mail Grace the link to vote: 2019 Hugo Awards 2 of 20 categories ranked/,
      }),
    );
    expect(onMailLink.mock.calls).toEqual([['vote', 8]]);
    const show = (request: LinkRequest) =>
      rerender(at(votingTime, { onMailLink, mailedLink: { ...asked, request } }, people));
    show({ kind: 'sending' });
    expect(grace.getByRole('status')).toHaveTextContent('Sending…');
    show({ kind: 'sent', email: 'home@example.com' });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Sent to home@example.com. The mail has a link for each of you.',
    );
    expect(
      grace.getByRole('button', { name: /^Mail Grace the link to vote: 2019/ }),
    ).toHaveAccessibleDescription(/^Sent to home@example.com/);
    show({ kind: 'failed', errorMessage: 'There is no connection.' });
    expect(grace.getByRole('alert')).toHaveTextContent('There is no connection.');
  });

  it('offers a page in the name of the person whose link opened the session', () => {
    const people = onAccount(
      [voter, { ...voter, id: 8, name: 'Grace Hopper' }],
      votingTime,
      voter.id,
    );
    const nextStep = { kind: 'start', personId: voter.id, page: 'vote' } as const;
    render(at(votingTime, { people, nextStep, onMailLink: vi.fn() }));
    expect(
      card('Aoife Ní Bhriain').getByRole('link', { name: /^Vote as Aoife: 2019 Hugo Awards/ }),
    ).toHaveAttribute('href', '/vote/5');
    expect(card('Grace Hopper').queryByRole('link', { name: /^Vote/ })).toBeNull();
  });

  it('shows a loading failure with a retry, and everything else at once', async () => {
    const onRetry = vi.fn();
    const status = { kind: 'failed', isOffline: false, isRetrying: false, onRetry } as const;
    render(at(votingTime, { status }, [aoife]));
    expect(screen.getByRole('status')).toHaveTextContent(/Nothing that you saved is lost/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(line('Vote for the 2019 Hugo Awards')).toHaveTextContent(/closes/);
  });

  it('shows badge, listing and prices', () => {
    render(at(votingTime, {}, [voter]));
    expect(screen.getByText('Badge: Aoife, Ireland · Listed as Aoife Ní Bhriain')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upgrade membership €80' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buy a site selection token €40' })).toBeVisible();
  });
});

describe('an account with more people than are shown', () => {
  const more = { total: 3, hasMore: true, isLoading: false, hasError: false, onLoadMore: vi.fn() };
  const shown = () => screen.getByRole('status');

  it('shows how many are shown, and keeps the focus where the reader can continue', async () => {
    const onLoadMore = vi.fn();
    const { rerender } = render(<Home more={{ ...more, onLoadMore }} />);
    expect(shown()).toHaveTextContent('1 of 3 people shown');
    const button = screen.getByRole('button', { name: 'Show more people' });
    await userEvent.click(button);
    expect(onLoadMore).toHaveBeenCalledOnce();
    const two = onAccount([aoife, oisin]);
    rerender(<Home people={two} more={{ ...more, onLoadMore }} />);
    expect(shown()).toHaveTextContent('2 of 3 people shown');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    rerender(<Home people={two} more={{ ...more, hasMore: false, total: 2 }} />);
    expect(shown()).toHaveTextContent('All 2 people shown');
    expect(shown()).toHaveFocus();
  });

  it('does not move the focus when the last people load without a press', async () => {
    const { rerender } = render(<Home more={more} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show more people' }));
    rerender(<Home people={onAccount([aoife, oisin])} more={more} />);
    rerender(<Home people={onAccount([aoife, oisin])} more={{ ...more, hasMore: false }} />);
    expect(shown()).not.toHaveFocus();
  });

  it('shows that the next people could not be loaded', () => {
    const { rerender } = render(<Home more={{ ...more, hasError: true }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('More people could not be loaded.');
    rerender(<Home />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show more people' })).toBeNull();
  });
});
