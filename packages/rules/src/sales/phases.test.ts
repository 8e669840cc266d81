import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findNextPhase, findPhase, getSaleState } from './phases.ts';

const NEW_YEAR = '2026-01-01T00:00:00+01:00';
const SPRING = '2026-03-01T00:00:00+01:00';
const phases = [{ amount: 100 }, { from: NEW_YEAR, amount: 120 }, { from: SPRING, amount: 150 }];
const at = (instant: string) => new Date(instant);
const justBefore = (instant: string) => new Date(Date.parse(instant) - 1);

it('SAL-1: the last price that has begun holds, from its first millisecond', () => {
  expect(findPhase(phases, at('2000-01-01T00:00:00Z'))?.amount).toBe(100);
  expect(findPhase(phases, justBefore(NEW_YEAR))?.amount).toBe(100);
  expect(findPhase(phases, at(NEW_YEAR))?.amount).toBe(120);
  expect(findPhase(phases, justBefore(SPRING))?.amount).toBe(120);
  expect(findPhase(phases, at(SPRING))?.amount).toBe(150);
  expect(findPhase([], at(SPRING))).toBeUndefined();
});

const anyInstant = fc
  .date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

const anyPhases = fc
  .uniqueArray(anyInstant, { maxLength: 6 })
  .map((instants) => [undefined, ...instants.toSorted()].map((from, amount) => ({ from, amount })));

it('SAL-1: exactly one price holds at every instant', () => {
  fc.assert(
    fc.property(anyPhases, anyInstant, (all, instant) => {
      const now = at(instant);
      const holding = all.filter(({ from }, place) => {
        const next = all[place + 1]?.from;
        return (!from || at(from) <= now) && (!next || now < at(next));
      });
      expect(holding).toEqual([findPhase(all, now)]);
    }),
  );
});

it('SAL-2: the next price is the first that has not begun, unless the sale ends before', () => {
  const before = justBefore(NEW_YEAR);
  expect(findNextPhase(phases, {}, before)).toEqual({ from: NEW_YEAR, amount: 120 });
  expect(findNextPhase(phases, {}, at(NEW_YEAR))).toEqual({ from: SPRING, amount: 150 });
  expect(findNextPhase(phases, {}, at(SPRING))).toBeUndefined();
  expect(findNextPhase(phases, { until: SPRING }, at(NEW_YEAR))).toBeUndefined();
  expect(findNextPhase([{}], {}, before)).toBeUndefined();
});

it('SAL-2: when the next price begins, it holds', () => {
  fc.assert(
    fc.property(anyPhases, anyInstant, (all, instant) => {
      const next = findNextPhase(all, {}, at(instant));
      if (!next) return;
      expect(findPhase(all, at(next.from))).toEqual(next);
      expect(findPhase(all, justBefore(next.from))).toEqual(findPhase(all, at(instant)));
    }),
  );
});

it('SAL-3: a product is on sale from its beginning until just before its end, while there are places', () => {
  const sale = { from: NEW_YEAR, until: SPRING };
  expect(getSaleState(sale, justBefore(NEW_YEAR), 'free')).toBe('not_yet');
  expect(getSaleState(sale, at(NEW_YEAR), 'free')).toBe('on_sale');
  expect(getSaleState(sale, justBefore(SPRING), 'free')).toBe('on_sale');
  expect(getSaleState(sale, at(SPRING), 'free')).toBe('ended');
  expect(getSaleState({}, at(SPRING), 'free')).toBe('on_sale');
  expect(getSaleState({}, at(SPRING), 'full')).toBe('sold_out');
  expect(getSaleState({}, at(SPRING), 'held')).toBe('held');
  // A visitor can do nothing about the dates.
  expect(getSaleState(sale, at(SPRING), 'full')).toBe('ended');
  expect(getSaleState(sale, justBefore(NEW_YEAR), 'full')).toBe('not_yet');
});
