import type { PurchaseState } from '@conkit/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/problem.ts';
import { askUntilKnown } from './askUntilKnown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks a server that gives these answers in turn, and tells what was heard and how often it was asked. */
function asking(...answers: (PurchaseState | null | 'lost')[]) {
  const heard: (PurchaseState | null)[] = [];
  const stop = new AbortController();
  let asked = 0;
  const ask = () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer === 'lost' || answer === undefined
      ? Promise.reject(new ApiError(undefined, undefined))
      : Promise.resolve(answer);
  };
  const done = askUntilKnown(ask, (state) => heard.push(state), stop.signal);
  return { heard, stop, done, asked: () => asked };
}

describe('asking how a purchase stands', () => {
  it('goes on while the answer is lost or the provider undecided, and ends with the decision', async () => {
    const { heard, done, asked } = asking('lost', { status: 'processing' }, { status: 'success' });
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect(heard.map((state) => state?.status)).toEqual(['processing', 'success']);
    expect(asked()).toBe(3);
  });

  it('ends when the server never saw the purchase', async () => {
    const { heard, done } = asking(null);
    await done;
    expect(heard).toEqual([null]);
  });

  it('asks more seldom in time, but at least every ten seconds', async () => {
    const { asked, stop, done } = asking('lost');
    await vi.advanceTimersByTimeAsync(60_000);
    const inFirstMinute = asked();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(inFirstMinute).toBeLessThan(15);
    expect(asked() - inFirstMinute).toBeGreaterThanOrEqual(5);
    stop.abort();
    await done;
  });

  it('stops with the page', async () => {
    const { asked, stop, done } = asking('lost');
    await vi.advanceTimersByTimeAsync(500);
    stop.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect(asked()).toBe(1);
  });
});
