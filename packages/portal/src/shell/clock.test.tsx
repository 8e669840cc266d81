import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockContext, createPageClock, useNow, useServerClock, type PageClock } from './clock.ts';

const DRAWN = Date.parse('2019-07-31T22:59:00Z');
/** This device's clock is two hours behind when the page's response starts. */
const CAME = DRAWN - 2 * 60 * 60_000;
const LOADING_MS = 20_000;

/** The browser's navigation timing. */
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

describe('the page clock', () => {
  it('counts from the start of the response, however late its scripts run', () => {
    tell(800);
    render(inClock(createPageClock(DRAWN, true)));
    expect(screen.getByRole('time')).toHaveTextContent('2019-07-31T22:59:20.000Z');
    act(() => vi.advanceTimersByTime(40_000));
    expect(screen.getByRole('time')).toHaveTextContent('2019-07-31T23:00:00.000Z');
    const button = screen.getByRole('button');
    act(() => button.click());
    expect(button).toHaveAttribute('name', '2019-07-31T23:00:00.000Z');
  });

  it('starts with the server’s time during hydration', () => {
    tell(800);
    expect(renderToString(inClock(createPageClock(DRAWN, true)))).toContain(
      '2019-07-31T22:59:00.000Z',
    );
  });

  it.each([
    ['lacks the timing', undefined],
    ['hides the timing', 0],
    ['reports a future time', LOADING_MS + 1000],
  ])('counts from now when the browser %s', (_, responseStart) => {
    tell(responseStart);
    expect(createPageClock(DRAWN, true).ahead).toBe(DRAWN - CAME - LOADING_MS);
  });

  it('uses the device’s clock when the server did not render the page', () => {
    tell(800);
    expect(createPageClock(Date.now(), false).ahead).toBe(0);
  });
});
