import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_AWARD_ID, type Finalist } from '../ballot/finalists.ts';
import { anyBallot } from '../testing/arbitraries.ts';
import {
  getReading,
  getReadingEnd,
  getReadingProgress,
  isNoteTooLong,
  isSameReading,
  joinReadingLists,
  joinReadings,
  listReading,
  MAX_NOTE_LENGTH,
  NOTHING_READ,
  rankRead,
  type Reading,
  type ReadingEntry,
} from './reading.ts';

const finalists: readonly Finalist[] = [
  { id: 1, title: 'Zoo City' },
  { id: 2, title: 'Ammonite' },
  { id: 3, title: 'Withdrawn', replaced: { on: '2019-07-21' } },
  { id: 4, title: 'Middle' },
];
const entry = (status: ReadingEntry['status'], note = ''): ReadingEntry => ({ status, note });
const reading: Reading = { 1: entry('read'), 3: entry('read'), 4: entry('reading', 'Good') };
const compare = (one: string, other: string) => (one < other ? -1 : 1);
const getIds = (shown: readonly Finalist[]) => shown.map(({ id }) => id);

const anyEntry: fc.Arbitrary<ReadingEntry> = fc.record({
  status: fc.constantFrom('not_read', 'reading', 'read'),
  note: fc.oneof(fc.string(), fc.constantFrom('', 'a', 'ab', 'b')),
});
const anyReading = fc.dictionary(fc.constantFrom('1', '2', '3', '40'), anyEntry);

it('REA-1: a finalist without an entry is not read and has no note', () => {
  expect(getReading(reading, 2)).toBe(NOTHING_READ);
  expect(getReading({}, 'constructor')).toBe(NOTHING_READ);
  expect(getReading(reading, 4)).toEqual({ status: 'reading', note: 'Good' });
  expect(isSameReading(NOTHING_READ, entry('not_read'))).toBe(true);
  expect(isSameReading(NOTHING_READ, entry('not_read', 'x'))).toBe(false);
  expect(isSameReading(NOTHING_READ, entry('read'))).toBe(false);
});

it('REA-2: an account keeps notes of up to 2,000 characters', () => {
  expect(isNoteTooLong('x'.repeat(MAX_NOTE_LENGTH))).toBe(false);
  expect(isNoteTooLong('x'.repeat(MAX_NOTE_LENGTH + 1))).toBe(true);
  expect(isNoteTooLong('📚'.repeat(MAX_NOTE_LENGTH))).toBe(false);
});

it('REA-3: joining keeps the newer status, unless it is not read, and both notes', () => {
  expect(joinReadings(entry('reading', 'A'), entry('read', 'B'))).toEqual(
    entry('reading', 'A\n\nB'),
  );
  expect(joinReadings(entry('not_read', ''), entry('read', 'B'))).toEqual(entry('read', 'B'));
  expect(joinReadings(entry('read', 'Good'), entry('read', 'Good, but long'))).toEqual(
    entry('read', 'Good, but long'),
  );
});

it('REA-3: no note of either list is lost, and joining again changes nothing', () => {
  fc.assert(
    fc.property(anyReading, anyReading, (newer, older) => {
      const joined = joinReadingLists(newer, older);
      for (const list of [newer, older]) {
        for (const [id, { note }] of Object.entries(list)) {
          expect(getReading(joined, id).note).toContain(note);
        }
      }
      expect(joinReadingLists(joined, older)).toEqual(joined);
      expect(joinReadingLists(joined, newer)).toEqual(joined);
    }),
  );
});

it('REA-4: an account keeps the list until 90 days after the last results', () => {
  const voting = { opens: '2019-04-01T00:00:00Z', closes: '2019-07-31T23:59:00Z' };
  expect(getReadingEnd([{ voting }])?.toISOString()).toBe('2019-10-30T00:00:00.000Z');
  const hugo = { voting, ceremony: '2019-08-18' };
  const retro = { voting, ceremony: '2019-08-15' };
  expect(getReadingEnd([hugo, retro])?.toISOString()).toBe('2019-11-18T00:00:00.000Z');
  expect(getReadingEnd([{ voting, ceremony: '2019-01-01' }])).toEqual(getReadingEnd([{ voting }]));
  expect(getReadingEnd([{ ceremony: '2019-08-18' }])).toBeNull();
  expect(getReadingEnd([])).toBeNull();
});

it('REA-5: progress counts the finalists on the ballot that are read', () => {
  expect(getReadingProgress(finalists, reading)).toEqual({ read: 1, total: 3 });
});

it('REA-6: a list is filtered by status, and sorted by ballot, title or status', () => {
  const list = (filter: 'all' | ReadingEntry['status'], order: 'ballot' | 'title' | 'status') =>
    getIds(listReading(finalists, reading, { filter, order }, compare));
  expect(list('all', 'ballot')).toEqual([1, 2, 4]);
  expect(list('all', 'title')).toEqual([2, 4, 1]);
  expect(list('all', 'status')).toEqual([4, 2, 1]);
  expect(list('read', 'ballot')).toEqual([1]);
  expect(list('not_read', 'ballot')).toEqual([2]);
  expect(list('reading', 'title')).toEqual([4]);
});

it('REA-7: what was read is added after the ranking, in the order of the ballot', () => {
  expect(rankRead([], finalists, [4, 1], 7)).toEqual([1, 4]);
  expect(rankRead([2], finalists, [4, 1, 2], 7)).toEqual([2, 1, 4]);
  expect(rankRead([2, NO_AWARD_ID], finalists, [1], 7)).toEqual([2, 1, NO_AWARD_ID]);
  expect(rankRead([2, null, 4], finalists, [1], 7)).toEqual([2, null, 4, 1]);
  expect(rankRead([2], finalists, [1, 4], 2)).toEqual([2, 1]);
  // A replaced finalist can't be ranked.
  expect(rankRead([], finalists, [3], 7)).toEqual([]);
});

it('REA-7: nothing that is ranked is lost or reordered', () => {
  const nine = Array.from({ length: 8 }, (_, at) => ({ id: at + 1, title: `${at}` }));
  fc.assert(
    fc.property(anyBallot, fc.subarray([1, 2, 3, 4, 5, 6, 7, 8]), (ballot, ids) => {
      const ranked = rankRead(ballot, nine, ids, 7);
      expect(ranked.length).toBeLessThanOrEqual(7);
      const kept = ranked.filter((id) => id === null || ballot.includes(id));
      expect(kept).toEqual([...ballot]);
    }),
  );
});
