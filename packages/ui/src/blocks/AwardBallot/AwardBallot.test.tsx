import type { Ballot, Finalist } from '@conkit/rules';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ballotWith, emptyBallot, partlyRanked, withoutNoAward } from '../../testing/ballots.ts';
import { AwardBallot, type AwardBallotProps } from './AwardBallot.tsx';
import type { CategoryBallot } from './ballot.ts';

const actions = () => ({
  onChange: vi.fn(),
  onResolveConflict: vi.fn(),
  onRetry: vi.fn(),
  packet: { onRetry: vi.fn(), onOpenFile: vi.fn(), onRequest: vi.fn() },
});

const show = (props: Partial<AwardBallotProps> = {}) => {
  const given = { ...actions(), ...props };
  const draw = (next: Partial<AwardBallotProps> = {}) => (
    <AwardBallot categories={partlyRanked} {...given} {...next} />
  );
  const { rerender } = render(draw());
  return { ...given, redraw: (next: Partial<AwardBallotProps>) => rerender(draw(next)) };
};

const card = (title: string) => within(screen.getByRole('region', { name: title }));
const fold = (title: string) =>
  screen.getByRole('region', { name: title }).querySelector('details');
const isOpen = (title: string) => fold(title)?.open;
const unfold = (title: string) => {
  const details = fold(title);
  if (!details) throw new Error(`${title} does not fold`);
  details.open = true;
  // Browsers fire `toggle` asynchronously.
  fireEvent(details, new Event('toggle'));
};
const index = () => within(screen.getByRole('navigation', { name: 'Categories' }));
const press = (button: HTMLElement) => userEvent.click(button);

it('updates the ranking first, and the save status one frame later', async () => {
  const { redraw } = show({ categories: emptyBallot });
  redraw({ categories: ballotWith({ Novel: { ballot: [5], status: 'unsaved' } }) });
  const row = card('Best Novel').getByRole('button', { name: /^Spinning Silver, position 1/ });
  expect(row).toBeVisible();
  expect(card('Best Novel').queryByText('Not saved yet')).toBeNull();
  expect(card('Best Novel').queryByText('ranked')).toBeNull();
  await waitFor(() => expect(card('Best Novel').getByText('Not saved yet')).toBeVisible());
  expect(card('Best Novel').getByText('ranked')).toBeInTheDocument();
});

describe('the index', () => {
  it('marks categories with a ranking that counts, and shows how many there are', () => {
    show({
      categories: ballotWith({ Novel: { ballot: [5] }, ShortStory: { ballot: [null, 20] } }),
    });
    expect(index().getByText('1 of 3 ranked')).toBeVisible();
    expect(index().getByRole('link', { name: 'Best Novel ranked' })).toBeInTheDocument();
    expect(index().getByRole('link', { name: 'Best Short Story has a gap' })).toBeInTheDocument();
  });

  it('does not mark a category as ranked after the server refused its ranking', async () => {
    const { redraw } = show({
      categories: ballotWith({
        Novel: { ballot: [5], status: 'notSaved', refusal: 'replacedFinalist' },
      }),
    });
    expect(index().getByRole('link', { name: 'Best Novel not saved' })).toBeInTheDocument();
    expect(index().getByText('0 of 3 ranked')).toBeVisible();
    redraw({ categories: ballotWith({ Novel: { ballot: [5] } }) });
    expect(await index().findByText('1 of 3 ranked')).toBeVisible();
  });

  it('links to the review if there is one, and shows the time left on the last day', () => {
    const { redraw } = show();
    expect(index().queryByRole('link', { name: 'Review' })).toBeNull();
    expect(index().queryByText(/^Closes/)).toBeNull();
    redraw({ review: <p id="review">All of it</p>, remaining: { unit: 'hour', value: 3 } });
    expect(index().getByRole('link', { name: 'Review' })).toHaveAttribute('href', '#review');
    expect(index().getByText('Closes in 3 hours')).toBeVisible();
  });
});

describe('folding', () => {
  const novel = 'Best Novel';
  const story = 'Best Short Story';
  const fanzine = 'Best Fanzine';
  const line = (title: string) => fold(title)?.querySelector('summary');

  it('folds all but the first unfinished category, and summarises what is in each', () => {
    show({
      categories: ballotWith({ Novel: { ballot: [5, 1] }, Fanzine: { ballot: [184, null, 183] } }),
    });
    expect([isOpen(novel), isOpen(story), isOpen(fanzine)]).toEqual([false, true, false]);
    expect(line(novel)).toHaveTextContent(
      'rankedBest Novel1 Spinning Silver · 2 The Calculating Stars',
    );
    expect(line(fanzine)).toHaveTextContent(
      'has a gapBest Fanzine1 of 2 count: 1 Le Zombie · 3 Futurian War Digest',
    );
  });

  it('names the finalists of a category without a ranking, except replaced ones', () => {
    show({ categories: emptyBallot });
    expect(line(fanzine)).toHaveTextContent(
      '4 finalists: Futurian War Digest · Le Zombie · Guteto · Voice of the Imagi-Nation',
    );
  });

  it('opens the category that the voter returns to, and ignores one that no longer exists', () => {
    show({ defaultExpandedKeys: ['Gone', 'Fanzine'], autoFocus: true });
    expect([isOpen(novel), isOpen(story), isOpen(fanzine)]).toEqual([false, false, true]);
    expect(document.activeElement).toBe(line(fanzine));
  });

  it('opens the next unfinished category when the voter begins to rank in one', async () => {
    const onExpandedChange = vi.fn();
    const onChange = vi.fn();
    show({
      categories: ballotWith({ ShortStory: { ballot: [20] } }),
      onExpandedChange,
      onChange,
    });
    const add = card(novel).getByRole('button', { name: /^Spinning Silver.*next/ });
    await press(add);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Novel', [5]);
    await waitFor(() => expect(isOpen(fanzine)).toBe(true));
    expect([isOpen(novel), isOpen(story)]).toEqual([true, false]);
    expect(add).toHaveFocus();
    // The voter returns to the category that they ranked in.
    expect(onExpandedChange).not.toHaveBeenCalled();
    unfold(story);
    expect(onExpandedChange).toHaveBeenLastCalledWith(['Fanzine', 'Novel', 'ShortStory']);
  });

  it('opens nothing when a ranking changes that the voter had begun before', async () => {
    const onChange = vi.fn();
    show({ categories: ballotWith({ Novel: { ballot: [5] } }), onChange });
    await press(index().getByRole('link', { name: /^Best Novel/ }));
    await press(card(novel).getAllByRole('button', { name: /next$/ })[0] as HTMLElement);
    expect(onChange).toHaveBeenCalledOnce();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect([isOpen(story), isOpen(fanzine)]).toEqual([true, false]);
  });

  it('folds the whole ballot when it is read-only, with a link to the signature', () => {
    show({ isReadOnly: true, signatureHref: '#signature' });
    expect([isOpen(novel), isOpen(story), isOpen(fanzine)]).toEqual([false, false, false]);
    unfold(novel);
    expect(card(novel).getByRole('link', { name: 'Sign to rank' })).toHaveAttribute(
      'href',
      '#signature',
    );
    expect(card(novel).queryByRole('button')).toBeNull();
  });

  it('opens a category that needs a decision, and lets the voter fold it again', () => {
    const { redraw } = show();
    expect(isOpen(novel)).toBe(false);
    const asked = { Novel: { ballot: [5, 1], theirs: [3], status: 'unsaved' } } as const;
    redraw({ categories: ballotWith(asked) });
    expect(isOpen(novel)).toBe(true);
    act(() => {
      const details = fold(novel);
      if (details) {
        details.open = false;
        fireEvent(details, new Event('toggle'));
      }
    });
    redraw({ categories: ballotWith({ ...asked, Fanzine: { refusal: 'other' } }) });
    expect([isOpen(novel), isOpen(fanzine)]).toEqual([false, true]);
  });

  it('opens the category of a followed link, also from the index', async () => {
    const onExpandedChange = vi.fn();
    show({ onExpandedChange });
    await press(index().getByRole('link', { name: /^Best Fanzine/ }));
    expect(isOpen(fanzine)).toBe(true);
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(['ShortStory', 'Fanzine']);
  });

  it('folds a category, opens and focuses the next one, and links the last one to the review', async () => {
    const onExpandedChange = vi.fn();
    show({ categories: ballotWith({ ShortStory: { ballot: [20] } }), onExpandedChange });
    expect(isOpen(novel)).toBe(true);
    await press(card(novel).getByRole('button', { name: 'Next: Best Fanzine' }));
    expect([isOpen(novel), isOpen(story), isOpen(fanzine)]).toEqual([false, false, true]);
    expect(document.activeElement).toBe(line(fanzine));
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(['Fanzine']);
    expect(card(fanzine).getByRole('link', { name: 'Review your ballot' })).toHaveAttribute(
      'href',
      '#review',
    );
  });

  it('shows the save status of a folded category', () => {
    show({
      categories: ballotWith({ Novel: { ballot: [5], status: 'offline', savedAt: undefined } }),
      problem: { kind: 'failed', errorMessage: 'No network.' },
    });
    expect(isOpen(novel)).toBe(false);
    expect(card(novel).getByRole('status')).toHaveTextContent(
      'Best Novel: No connection. Kept on this device.',
    );
    expect(index().getByText('Offline, kept here')).toBeVisible();
    expect(index().getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('choosing a rank', () => {
  /** Returns a finalist that counts how often its category renders. */
  const watched = () => {
    const looked = vi.fn();
    const finalist: Finalist = {
      id: 20,
      get title() {
        looked();
        return 'The Tale';
      },
    };
    return { looked, finalists: [finalist] };
  };

  it('calls `onChange` with the whole new ranking, and re-renders no other category', async () => {
    const { looked, finalists } = watched();
    const ranked = [20];
    const onChange = vi.fn();
    const Voting = () => {
      const [ballots, setBallots] = useState<Record<string, Ballot>>({});
      const categories = emptyBallot.map((category): CategoryBallot => {
        const { key, title } = category;
        const isWatched = key === 'ShortStory';
        return {
          key,
          title,
          savedBallot: category.savedBallot,
          finalists: isWatched ? finalists : category.finalists,
          ballot: isWatched ? ranked : (ballots[key] ?? category.savedBallot),
          status: ballots[key] ? 'unsaved' : 'saved',
        };
      });
      const change = (key: string, ballot: Ballot) => {
        onChange(key, ballot);
        setBallots({ ...ballots, [key]: ballot });
      };
      return <AwardBallot {...actions()} categories={categories} onChange={change} />;
    };
    render(<Voting />);
    // Folded categories render when the browser is idle.
    await screen.findByRole('group', { name: 'Ranking for Best Fanzine' });
    const calls = looked.mock.calls.length;
    expect(calls).toBeGreaterThan(0);
    act(() =>
      card('Best Novel')
        .getByRole('button', { name: /^Space Opera, not ranked/ })
        .focus(),
    );
    await userEvent.keyboard('1');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Novel', [4]);
    expect(
      card('Best Novel').getByRole('button', { name: /^Space Opera, position 1/ }),
    ).toBeVisible();
    await index().findByText('2 of 3 ranked');
    expect(looked).toHaveBeenCalledTimes(calls);
  });
});

describe('an unsaved ballot', () => {
  const reason = 'The server has a problem.';
  const failed = { kind: 'failed', errorMessage: reason } as const;

  it('can be saved again, and the focus stays in the ballot when the button disappears', async () => {
    const { onRetry, redraw } = show({ problem: failed });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(`They are kept on this device. ${reason}`);
    await press(within(alert).getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    redraw({ problem: undefined });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toContainElement(
      screen.getByRole('region', { name: 'Best Novel' }),
    );
  });

  it.each([
    ['failed', failed],
    ['signedOut', { kind: 'signedOut', signInHref: '/?next=%2F' }],
    ['tooLate', { kind: 'tooLate' }],
  ] as const)('does not claim to be stored on a device without storage: %s', (_kind, problem) => {
    const categories = ballotWith({ Novel: { ballot: [5], status: 'notSaved' } });
    const { redraw } = show({ categories, problem });
    expect(screen.getByRole('alert')).toHaveTextContent(/kept on this device/);
    redraw({ isStoredLocally: false });
    expect(screen.getByRole('alert')).not.toHaveTextContent(/kept on this device/i);
    expect(
      card('Best Novel')
        .getAllByRole('status')
        .find(({ textContent }) => textContent.startsWith('Best Novel: ')),
    ).toHaveTextContent(/: Not saved\.$/);
  });

  it('links to signing in, in a new tab if only this page has the changes', () => {
    const { redraw } = show({ problem: { kind: 'signedOut', signInHref: '/?next=%2Fhugo' } });
    const link = () => screen.getByRole('link', { name: /^sign in again/ });
    expect(link()).toHaveAttribute('href', '/?next=%2Fhugo');
    expect(link()).not.toHaveAttribute('target');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    redraw({ isStoredLocally: false });
    expect(link()).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('offers no retry of a refused ranking', () => {
    const novel = { ballot: [5], status: 'notSaved' } as const;
    const { redraw } = show({ categories: ballotWith({ Novel: novel }) });
    unfold('Best Novel');
    expect(card('Best Novel').getByRole('button', { name: 'Try again' })).toBeVisible();
    redraw({ categories: ballotWith({ Novel: { ...novel, refusal: 'other' } }) });
    expect(card('Best Novel').queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(card('Best Novel').getByRole('alert')).toHaveTextContent(/did not accept/);
  });

  it("is not saved while the other award's ballot needs a decision, and links to it", () => {
    show({
      otherBallot: {
        awardName: { name: 'Retro Hugo Awards', forms: { short: 'Retro Hugo' } },
        href: '/hugo/vote-retro/5',
      },
    });
    expect(screen.getByRole('link', { name: 'Retro Hugo ballot' })).toHaveAttribute(
      'href',
      '/hugo/vote-retro/5',
    );
  });
});

describe('a conflict', () => {
  it('shows both versions, marks what would not count, and lets the voter choose', async () => {
    const saved = [3, null, 2];
    const { onResolveConflict } = show({
      categories: ballotWith({
        Novel: { ballot: [5, 1], savedBallot: saved, theirs: saved, status: 'unsaved' },
      }),
    });
    const theirs = within(card('Best Novel').getByRole('list', { name: 'Saved elsewhere' }));
    expect(theirs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Revenant Gun',
      '[No entry]',
      'Record of a Spaceborn Few (does not count)',
    ]);
    await press(screen.getByRole('button', { name: 'Take the saved one' }));
    expect(onResolveConflict).toHaveBeenCalledExactlyOnceWith('Novel', 'theirs');
    expect(document.activeElement).toContainElement(
      screen.getByRole('region', { name: 'Best Novel' }),
    );
  });
});

describe('a closed ballot', () => {
  it('is read-only, and shows what was saved where the screen differs', () => {
    show({
      categories: ballotWith({ Novel: { ballot: [5, 1], savedBallot: [3], status: 'notSaved' } }),
      isReadOnly: true,
    });
    const novel = card('Best Novel');
    expect(novel.queryByRole('button')).toBeNull();
    expect(novel.getByText(/was not saved before voting closed/)).toBeVisible();
    expect(novel.getAllByText('Revenant Gun')[0]).toBeVisible();
  });
});

describe('the packet', () => {
  const epub = { key: 'epub', label: 'EPUB, 12MB', url: '/hugo-packet/5/Novel/epub' };

  it('has a link for each format, and calls `onOpenFile` when one is followed', async () => {
    const onOpenFile = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    show({
      categories: ballotWith({ Novel: { packet: { formats: [epub] } } }),
      packet: { onRetry: vi.fn(), onOpenFile },
    });
    await press(card('Best Novel').getByRole('link', { name: /EPUB, 12MB/ }));
    expect(onOpenFile).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Novel', 'epub');
    expect(card('Best Fanzine').queryByRole('link')).toBeNull();
  });

  it('offers what can be requested besides the files', async () => {
    const request = { label: 'Get a token', isPending: false };
    const { packet } = show({
      categories: ballotWith({ Novel: { packet: { formats: [], request } } }),
    });
    await press(screen.getByRole('button', { name: 'Get a token' }));
    expect(packet.onRequest).toHaveBeenCalledExactlyOnceWith('Novel');
  });

  it('is optional', () => {
    show({ categories: emptyBallot, packet: undefined });
    expect(screen.queryByText(/voter packet/)).toBeNull();
    expect(card('Best Novel').queryByRole('link')).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    const onRetry = vi.fn();
    show({ packet: { errorMessage: 'The server has a problem.', onRetry } });
    expect(screen.getByText(/voter packet could not be loaded. The server/)).toBeVisible();
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

it('offers a single choice, without mentioning ranks, when categories have one position', () => {
  const categories = ballotWith({ Novel: { ballot: [5], savedBallot: [5] } }).map(withoutNoAward);
  show({ categories, size: 1, defaultExpandedKeys: ['ShortStory'] });
  expect(index().getByText('1 of 3 chosen')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Choice for Best Short Story' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/rank|No award/i);
});
