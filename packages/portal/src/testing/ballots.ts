import type { Finalists, Votes } from '@conkit/api-client';

/** The finalists of a small ballot: two novels, a novella and one Retro Hugo novel. */
export const finalists = (values: Finalists = {}): Finalists => ({
  Novel: [
    { id: 1, title: 'Spinning Silver', subtitle: 'by Naomi Novik' },
    { id: 2, title: 'Revenant Gun', subtitle: 'by Yoon Ha Lee' },
  ],
  Novella: [{ id: 3, title: 'Artificial Condition', subtitle: 'by Martha Wells' }],
  RetroNovel: [{ id: 4, title: 'Conjure Wife', subtitle: 'by Fritz Leiber' }],
  ...values,
});

/** Saved rankings, all with the same time. */
export const votes = (
  ballots: Record<string, (number | null)[]>,
  time = '2019-06-30T12:00:00.000Z',
): Votes =>
  Object.fromEntries(
    Object.entries(ballots).map(([category, ballot]) => [category, { time, votes: ballot }]),
  );
