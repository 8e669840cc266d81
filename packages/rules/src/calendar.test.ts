import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endOfDayEverywhere,
  autosaveDueAt,
  ballotCopyDueAt,
  closingTime,
  listDueReminders,
  periodPhase,
  relativeTime,
  resolveInstant,
  timeLeft,
  getUrgency,
} from './calendar.ts';

const at = (iso: string): Date => new Date(iso);
const period = { opens: '2019-05-01T12:00:00-07:00', closes: '2019-07-31T23:59:00-07:00' };

describe('a deadline', () => {
  it('CAL-1: includes the minute that it names', () => {
    expect(closingTime(period)).toEqual(at('2019-08-01T07:00:00Z'));
    expect(periodPhase(period, at('2019-08-01T06:59:59.999Z'))).toBe('open');
    expect(periodPhase(period, at('2019-08-01T07:00:00Z'))).toBe('closed');
  });

  it('CAL-1: is the same instant across clock changes', () => {
    const march = { closes: '2019-03-15T23:59:00-07:00' };
    expect(closingTime(march)).toEqual(at('2019-03-16T07:00:00Z'));
  });
});

describe('a period', () => {
  it('CAL-2: is open from the instant it names', () => {
    expect(periodPhase(period, at('2019-05-01T18:59:59.999Z'))).toBe('before');
    expect(periodPhase(period, at('2019-05-01T19:00:00Z'))).toBe('open');
    expect(periodPhase({ closes: period.closes }, at('1970-01-01T00:00:00Z'))).toBe('open');
  });

  it('CAL-3: has its remaining time in the largest whole unit', () => {
    expect(timeLeft(period, at('2019-07-30T06:59:59Z'))).toEqual({ unit: 'day', value: 2 });
    expect(timeLeft(period, at('2019-07-31T07:00:01Z'))).toEqual({ unit: 'hour', value: 23 });
    expect(timeLeft(period, at('2019-08-01T06:10:00Z'))).toEqual({ unit: 'minute', value: 50 });
    expect(timeLeft(period, at('2019-08-01T06:59:30Z'))).toEqual({ unit: 'second', value: 30 });
    expect(timeLeft(period, at('2019-08-01T06:59:59.999Z'))).toEqual({ unit: 'second', value: 0 });
    expect(timeLeft(period, at('2019-08-01T07:00:00Z'))).toBeUndefined();
  });
});

describe('relative time', () => {
  const now = at('2019-07-20T12:00:00Z');
  const ago = (ms: number) => relativeTime(new Date(now.getTime() - ms), now);

  it('CAL-4: is just now under 20 seconds', () => {
    expect(ago(19_999)).toEqual({ kind: 'justNow' });
    expect(ago(-60_000)).toEqual({ kind: 'justNow' });
    expect(ago(20_000)).toEqual({ kind: 'ago', unit: 'second', value: 20 });
  });

  it('CAL-4: is in the largest whole unit, and after a week the date', () => {
    expect(ago(59_999)).toEqual({ kind: 'ago', unit: 'second', value: 59 });
    expect(ago(60_000)).toEqual({ kind: 'ago', unit: 'minute', value: 1 });
    expect(ago(3_600_000)).toEqual({ kind: 'ago', unit: 'hour', value: 1 });
    expect(ago(7 * 86_400_000 - 1)).toEqual({ kind: 'ago', unit: 'day', value: 6 });
    expect(ago(7 * 86_400_000)).toEqual({ kind: 'date' });
  });
});

describe('the autosave', () => {
  const first = at('2019-07-20T12:00:00Z');
  const after = (seconds: number) => new Date(first.getTime() + seconds * 1000);

  it('CAL-5: waits 15 seconds after the last change', () => {
    expect(autosaveDueAt(first, first)).toEqual(after(15));
    expect(autosaveDueAt(first, after(40))).toEqual(after(55));
  });

  it('CAL-5: never waits longer than 60 seconds in total', () => {
    expect(autosaveDueAt(first, after(46))).toEqual(after(60));
    fc.assert(
      fc.property(fc.nat({ max: 600 }), (seconds) => {
        expect(autosaveDueAt(first, after(seconds)) <= after(60)).toBe(true);
      }),
    );
  });
});

describe('an approaching deadline', () => {
  const voting = { closes: '2019-08-01T06:59:00Z' };

  it('CAL-8: is near in the last day, and pressing in the last quarter of an hour', () => {
    const urgency = (now: string) => getUrgency(voting, at(now));
    expect(urgency('2019-07-31T06:59:59Z')).toBe('calm');
    expect(urgency('2019-07-31T07:00:00Z')).toBe('near');
    expect(urgency('2019-08-01T06:44:59Z')).toBe('near');
    expect(urgency('2019-08-01T06:45:00Z')).toBe('pressing');
    expect(urgency('2019-08-01T07:10:00Z')).toBe('pressing');
  });

  it('CAL-9: shortens the autosave delay to a second only while it is pressing', () => {
    const quiet = at('2019-08-01T06:44:59Z');
    expect(autosaveDueAt(quiet, quiet, voting)).toEqual(at('2019-08-01T06:45:14Z'));
    const late = at('2019-08-01T06:59:58Z');
    expect(autosaveDueAt(quiet, late, voting)).toEqual(at('2019-08-01T06:45:59Z'));
    expect(autosaveDueAt(late, late, voting)).toEqual(at('2019-08-01T06:59:59Z'));
  });
});

describe('reminders', () => {
  it('CAL-11: are due three days and six hours before the deadline, while the period is open', () => {
    const due = (time: string) => listDueReminders(period, at(time));
    expect(due('2019-07-29T06:59:59Z')).toEqual([]);
    expect(due('2019-07-29T07:00:00Z')).toEqual([72]);
    expect(due('2019-08-01T00:59:59Z')).toEqual([72]);
    expect(due('2019-08-01T01:00:00Z')).toEqual([72, 6]);
    expect(due('2019-08-01T06:59:59Z')).toEqual([72, 6]);
    expect(due('2019-08-01T07:00:00Z')).toEqual([]);
    const short = { ...period, opens: '2019-07-31T00:00:00Z' };
    expect(listDueReminders(short, at('2019-07-30T23:59:59Z'))).toEqual([]);
  });
});

describe('the copy of a ballot', () => {
  it('CAL-6: is due an hour after a nomination and half an hour after a vote', () => {
    const change = at('2019-07-20T12:00:00Z');
    expect(ballotCopyDueAt('nominations', change)).toEqual(at('2019-07-20T13:00:00Z'));
    expect(ballotCopyDueAt('votes', change)).toEqual(at('2019-07-20T12:30:00Z'));
  });
});

describe('a configured time', () => {
  const start = at('2026-03-01T10:00:00Z');

  it('CAL-7: can be an instant with an offset', () => {
    expect(resolveInstant('2019-07-31T23:59:00-07:00', start)).toBe('2019-08-01T06:59:00.000Z');
    expect(resolveInstant('2019-07-31T23:59Z', start)).toBe('2019-07-31T23:59:00.000Z');
  });

  it('CAL-7: can be a duration from the first start', () => {
    expect(resolveInstant('-P30D', start)).toBe('2026-01-30T10:00:00.000Z');
    expect(resolveInstant('P2WT1H30M', start)).toBe('2026-03-15T11:30:00.000Z');
    expect(resolveInstant('+P1DT5S', start)).toBe('2026-03-02T10:00:05.000Z');
    expect(resolveInstant('PT0S', start)).toBe('2026-03-01T10:00:00.000Z');
  });

  it('CAL-7: is refused in other formats', () => {
    const wrong = ['', 'P', 'PT', 'P1', 'P1DT', 'P1M', 'P1Y', 'tomorrow', '2019-07-31'];
    const instants = ['2019-07-31T23:59:00', '2019-13-31T23:59:00Z', '2019-02-31T23:59:00Z'];
    for (const value of [...wrong, ...instants, 'P99999999999D'])
      expect(resolveInstant(value, start), value).toBeUndefined();
  });
});

it('CAL-12: a day has ended in every time zone', () => {
  const end = endOfDayEverywhere('2019-08-18');
  const days = ['Etc/GMT+12', 'UTC', 'Pacific/Kiritimati'].map((timeZone) =>
    new Intl.DateTimeFormat('sv', { timeZone }).format(end),
  );
  for (const day of days) expect(day > '2019-08-18').toBe(true);
});
