import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageClock } from './pageClock.ts';
import { ClockContext, useNow, useServerClock, type PageClock } from './useNow.ts';

const DRAWN = Date.parse('2019-07-31T22:59:00Z');
/** This device's clock is two hours behind when the page begins to come. */
const CAME = DRAWN - 2 * 60 * 60_000;
const LOADING_MS = 20_000;

/** What the browser tells of the page's loading. */
function tell(responseStart: number | undefined) {
  vi.stubGlobal('performance', {
    timeOrigin: CAME - 800,
    getEntriesByType: () => (responseStart === undefined ? [] : [{ responseStart }]),
  });
}

const Clock = () => <time>{useNow(1000).toISOString()}</time>;
const Reader = () => {
  const read = useServerClock();
  return (
    <button onClick={({ currentTarget }) => (currentTarget.name = read().toISOString())}>
      Look
    </button>
  );
};
const inClock = (clock: PageClock) => (
  <ClockContext value={clock}>
    <Clock />
    <Reader />
  </ClockContext>
);

beforeEach(() => {
  vi.useFakeTimers({ now: CAME + LOADING_MS, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the clock of a page', () => {
  it('counts from when the page began to come, however late its scripts run', () => {
    tell(800);
    render(inClock(pageClock(DRAWN, true)));
    expect(screen.getByRole('time')).toHaveTextContent('2019-07-31T22:59:20.000Z');
    act(() => vi.advanceTimersByTime(40_000));
    expect(screen.getByRole('time')).toHaveTextContent('2019-07-31T23:00:00.000Z');
    const button = screen.getByRole('button');
    act(() => button.click());
    expect(button).toHaveAttribute('name', '2019-07-31T23:00:00.000Z');
  });

  it('is first drawn as the server drew it', () => {
    tell(800);
    expect(renderToString(inClock(pageClock(DRAWN, true)))).toContain('2019-07-31T22:59:00.000Z');
  });

  it.each([
    ['tells nothing', undefined],
    ['hides it', 0],
    ['tells a time that is still to come', LOADING_MS + 1000],
  ])('counts from now where the browser %s', (_, responseStart) => {
    tell(responseStart);
    expect(pageClock(DRAWN, true).ahead).toBe(DRAWN - CAME - LOADING_MS);
  });

  it('is the device’s own where no server drew the page', () => {
    tell(800);
    expect(pageClock(Date.now(), false).ahead).toBe(0);
  });
});
