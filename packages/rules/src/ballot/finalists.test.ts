import { describe, expect, it } from 'vitest';
import {
  isAnnounced,
  rankableFinalists,
  replacedEntries,
  withNoAward,
  type Finalist,
} from './finalists.ts';

const left: Finalist = { id: 1, title: 'Out', replaced: { on: '2019-07-21', by: 2 } };
const came: Finalist = { id: 2, title: 'In' };
const stayed: Finalist = { id: 3, title: 'Always there', replaced: null };

describe('a replaced finalist', () => {
  it('BAL-16: can no longer be ranked', () => {
    expect(rankableFinalists([left, came, stayed])).toEqual([came, stayed]);
    const unchanged = [came, stayed];
    expect(rankableFinalists(unchanged)).toBe(unchanged);
  });

  it('BAL-16: is returned with its position when it is ranked', () => {
    expect(replacedEntries([3, null, 1], [left, came, stayed])).toEqual([
      { position: 2, finalist: left },
    ]);
    expect(replacedEntries([3, 2], [left, came, stayed])).toEqual([]);
  });
});

describe('No award', () => {
  it('CAT-6: is listed once, after the finalists', () => {
    const finalists = withNoAward([came]);
    expect(finalists).toEqual([came, { id: -1, 'no-award': true, title: 'No award' }]);
    expect(withNoAward(finalists)).toBe(finalists);
  });

  it('CAT-6: has another id in an award whose ids are texts', () => {
    const none: Finalist<string> = { id: 'none', 'no-award': true, title: 'None of these' };
    const finalists: readonly Finalist<string>[] = [{ id: 'in', title: 'In' }, none];
    expect(withNoAward(finalists)).toBe(finalists);
    expect(withNoAward(finalists.slice(0, 1)).map(({ id }) => id)).toEqual(['in', -1]);
  });
});

it('CAT-11: finalists are public from their announcement, by default when voting opens', () => {
  const voting = { opens: '2019-04-02T00:00:00Z', closes: '2019-08-01T00:00:00Z' };
  const at = (now: string, announced?: string) => isAnnounced({ voting, announced }, new Date(now));
  expect(at('2019-04-01T23:59:59Z')).toBe(false);
  expect(at('2019-04-02T00:00:00Z')).toBe(true);
  expect(at('2019-03-20T00:00:00Z', '2019-03-20T00:00:00Z')).toBe(true);
  expect(at('2019-03-19T23:59:59Z', '2019-03-20T00:00:00Z')).toBe(false);
  // Without an announcement and a voting period, the finalists are not public.
  expect(isAnnounced({}, new Date('2019-09-01T00:00:00Z'))).toBe(false);
});
