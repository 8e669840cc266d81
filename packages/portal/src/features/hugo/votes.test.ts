import { expect, it } from 'vitest';
import { knownVotes } from './votes.ts';

const at = (time: string) => ({ votes: [1], time });
const [FIRST, SECOND, THIRD] = [
  '2019-07-01T12:00:00.000Z',
  '2019-07-01T12:00:00.001Z',
  '2019-07-02T09:00:00.000Z',
] as const;

it('is based on the newest save of any category, wherever it is in the answer', () => {
  const orders = [
    [FIRST, SECOND, THIRD],
    [THIRD, SECOND, FIRST],
    [SECOND, THIRD, FIRST],
  ];
  const newest = orders.map(
    ([novel = '', novella = '', story = '']) =>
      knownVotes({ Novel: at(novel), Novella: at(novella), ShortStory: at(story) }).revision,
  );
  expect(newest).toEqual([THIRD, THIRD, THIRD]);
});

it('keeps each category’s save time, and is based on no save before the first', () => {
  const { values } = knownVotes({ Novel: at(FIRST), Novella: at(THIRD) });
  expect([values['Novel']?.savedAt, values['Novella']?.savedAt]).toEqual([FIRST, THIRD]);
  expect(knownVotes({})).toEqual({ revision: null, values: {} });
});
