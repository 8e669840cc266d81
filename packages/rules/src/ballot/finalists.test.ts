import { describe, expect, it } from 'vitest';
import { rankableFinalists, replacedEntries, withNoAward, type Finalist } from './finalists.ts';

const left: Finalist = { id: 1, title: 'Out', replaced: { on: '2019-07-21', by: 2 } };
const came: Finalist = { id: 2, title: 'In' };
const stayed: Finalist = { id: 3, title: 'Always there', replaced: null };

describe('a replaced finalist', () => {
  it('BAL-16: cannot be ranked any more', () => {
    expect(rankableFinalists([left, came, stayed])).toEqual([came, stayed]);
    const unchanged = [came, stayed];
    expect(rankableFinalists(unchanged)).toBe(unchanged);
  });

  it('BAL-16: is told with its position where it is ranked', () => {
    expect(replacedEntries([3, null, 1], [left, came, stayed])).toEqual([
      { position: 2, finalist: left },
    ]);
    expect(replacedEntries([3, 2], [left, came, stayed])).toEqual([]);
  });
});

describe('No award', () => {
  it('CAT-6: comes once, after the finalists', () => {
    const finalists = withNoAward([came]);
    expect(finalists).toEqual([came, { id: -1, 'no-award': true, title: 'No award' }]);
    expect(withNoAward(finalists)).toBe(finalists);
  });
});
