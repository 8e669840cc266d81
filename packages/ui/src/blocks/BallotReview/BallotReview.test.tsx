import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ballotWith, NOW, partlyRanked } from '../../testing/ballots.ts';
import { NowProvider } from '../../words/dates.ts';
import { BallotReview, type BallotReviewProps } from './BallotReview.tsx';

const show = (props: Partial<BallotReviewProps> = {}) => {
  const onDownload = vi.fn();
  const onSend = vi.fn();
  render(
    <NowProvider value={NOW}>
      <BallotReview
        categories={partlyRanked}
        documentTitle="Dublin 2019: Hugo Award Voting"
        mail={{ isPending: false, onSend }}
        onDownload={onDownload}
        {...props}
      />
    </NowProvider>,
  );
  return { onDownload, onSend };
};

const notice = (text: RegExp) => within(screen.getByText(text).closest('div') ?? document.body);

it('shows what counts, what would not count and what is unsaved, with links', () => {
  show({
    categories: ballotWith({
      Novel: { ballot: [5, null, 1], savedBallot: [5, null, 1] },
      Fanzine: { ballot: [null, 184], savedBallot: [] },
    }),
  });
  expect(screen.getByText('1 of 3 categories have a ranking that counts.')).toBeVisible();
  const broken = notice(/does not count, because/).getAllByRole('link');
  expect(broken.map((link) => link.getAttribute('href'))).toEqual([
    '#category-Novel',
    '#category-Fanzine',
  ]);
  const waiting = notice(/does not have your last changes/).getAllByRole('link');
  expect(waiting.map(({ textContent }) => textContent)).toEqual(['Best Fanzine']);
});

it('downloads a text with the voter, the time and the unsaved changes', async () => {
  const { onDownload } = show({
    categories: ballotWith({ Novel: { ballot: [5], savedBallot: [] } }),
    signature: 'Aoife Byrne',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download as text' }));
  const text = String(onDownload.mock.calls[0]?.[0]);
  expect(text).toMatch(
    /^Dublin 2019: Hugo Award Voting\nSigning as “Aoife Byrne”\n1 July 2019.*\n\nBest Novel \(Not saved yet\)\n {2}1\. Spinning Silver by Naomi Novik/,
  );
  expect(text).toContain('Best Fanzine\n  Nothing ranked.');
});

it('downloads JSON with the voter, the time, and what counts', async () => {
  const onDownloadJson = vi.fn();
  show({
    categories: ballotWith({ Novel: { ballot: [5, null, 1], savedBallot: [5] } }),
    signature: 'Aoife Byrne',
    onDownloadJson,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download as data (JSON)' }));
  const json = JSON.parse(String(onDownloadJson.mock.calls[0]?.[0]));
  expect(json).toMatchObject({
    title: 'Dublin 2019: Hugo Award Voting',
    signature: 'Aoife Byrne',
    time: NOW.toISOString(),
  });
  expect(json.categories[0]).toMatchObject({
    category: 'Novel',
    isSaved: false,
    ranking: [
      { position: 1, id: 5, title: 'Spinning Silver', isCounted: true },
      { position: 3, id: 1, isCounted: false },
    ],
  });
  expect(json.categories[2]).toMatchObject({ isSaved: true, ranking: [] });
});

it('offers to share that the member voted only once a vote that counts is saved', async () => {
  const onShare = vi.fn();
  const name = 'Share that I voted, not how';
  const unsaved = ballotWith({ Novel: { ballot: [5], savedBallot: [null, 5] } });
  show({ categories: unsaved, onShare });
  expect(screen.queryByRole('button', { name })).toBeNull();
  show({ categories: ballotWith({ Novel: { ballot: [5], savedBallot: [5] } }), onShare });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onShare).toHaveBeenCalledOnce();
});

it('requests a mail, and shows where it was sent and what it lacks', async () => {
  const { onSend } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Mail me my ballot now' }));
  expect(onSend).toHaveBeenCalledOnce();
  const sent = { email: 'aoife@example.com', isComplete: false };
  show({ mail: { isPending: false, sent, onSend } });
  expect(screen.getByRole('status')).toHaveTextContent(
    'on its way to aoife@example.com, without the changes that are not saved yet',
  );
});

it('has no buttons for a copy that the page does not offer', () => {
  show({ mail: undefined, onDownload: undefined });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Print']);
});

it('folds each category without a ranking to one line, and prints it unfolded', () => {
  show({ categories: ballotWith({ Novel: { ballot: [5], savedBallot: [5] } }) });
  expect(screen.getByText('Nothing ranked in 2 categories')).toBeVisible();
  const story = screen.getByRole('link', { name: 'Best Short Story', hidden: true });
  expect(story).toHaveAttribute('href', '#category-ShortStory');
  expect(story).not.toBeVisible();
  fireEvent(window, new Event('beforeprint'));
  expect(story).toBeVisible();
  fireEvent(window, new Event('afterprint'));
  expect(story).not.toBeVisible();
});

it('keeps showing a category whose removed ranking is not saved yet', () => {
  show({ categories: ballotWith({ Novel: { ballot: [], savedBallot: [5] } }) });
  expect(screen.getByRole('heading', { name: 'Best Novel' })).toBeVisible();
  expect(screen.getByText('Nothing ranked.')).toBeVisible();
});
