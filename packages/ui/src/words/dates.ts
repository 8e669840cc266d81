import { relativeTime, type TimeSpan } from '@conkit/rules';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useFormatContext } from './provider.tsx';

/** The format of a date, at most to the minute. The time zone (IANA) is the reader's by default. */
export type DateStyle = Pick<
  Intl.DateTimeFormatOptions,
  'dateStyle' | 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'timeZone'
> & { readonly timeStyle?: 'short' };

const MINUTE_MS = 60_000;

/** Cached, because creating a format takes longer than rendering a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getDateFormat(key: string, locale: string, style: DateStyle) {
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, style);
  formats.set(key, format);
  return format;
}

/**
 * Returns a function that formats dates and times in the reader's locale and time zone. Texts that the server formatted
 * are reused, so that hydration needs no format.
 *
 * @example
 * ```tsx
 * const date = useDates();
 * return <p>Paid on {date(paidOn, { dateStyle: 'long' })}</p>;
 * ```
 */
export function useDates(): (at: Date, style: DateStyle) => string {
  const { locale, once } = useFormatContext();
  const zone = useZone();
  return useCallback(
    (at, style) => {
      const whole = { timeZone: zone, ...style };
      const key = `${locale} ${JSON.stringify(whole)}`;
      // Rounded to the minute, so that the cache has one text per minute.
      const minute = Math.floor(at.getTime() / MINUTE_MS);
      return once(`${key} ${minute}`, () => getDateFormat(key, locale, whole).format(at));
    },
    [locale, once, zone],
  );
}

/**
 * Returns a function that formats a past time: `justNow` under 20 seconds, "5 minutes ago" within a week, then the date
 * in the reader's time zone (CAL-4).
 *
 * @param justNow The text for the first 20 seconds.
 */
export function useRelativeTime(justNow: string): (at: Date, now: Date) => string {
  const { locale, once } = useFormatContext();
  const date = useDates();
  return useCallback(
    (at, now) => {
      const time = relativeTime(at, now);
      if (time.kind === 'justNow') return justNow;
      if (time.kind === 'date') return date(at, { dateStyle: 'medium' });
      return once(`ago ${locale} ${time.value} ${time.unit}`, () =>
        new Intl.RelativeTimeFormat(locale).format(-time.value, time.unit),
      );
    },
    [locale, once, date, justNow],
  );
}

/**
 * Returns a function that formats the time until an event: "in 14 minutes".
 *
 * @example
 * ```tsx
 * const timeLeft = useTimeLeft();
 * return <p>Voting closes {timeLeft({ unit: 'minute', value: 14 })}.</p>;
 * ```
 */
export function useTimeLeft(): (span: TimeSpan) => string {
  const { locale, once } = useFormatContext();
  return useCallback(
    ({ value, unit }) =>
      once(`left ${locale} ${value} ${unit}`, () =>
        new Intl.RelativeTimeFormat(locale).format(value, unit),
      ),
    [locale, once],
  );
}

const NowContext = createContext<Date | undefined>(undefined);

/**
 * Provides the current time for relative times. Components in between don't re-render when it changes.
 *
 * @example
 * ```tsx
 * <NowProvider value={now}>
 *   <AwardBallot … />
 * </NowProvider>
 * ```
 */
export const NowProvider = NowContext.Provider;

/** Returns the time of the nearest {@link NowProvider}, or the device's current time. */
export const useNow = (): Date => use(NowContext) ?? new Date();

let zone: string | undefined;
/** Whether a server-rendered page is being hydrated. Then the zone is read when the browser is idle. */
let isWaiting = false;
const listeners = new Set<() => void>();
let cancel: (() => void) | undefined;

/** Cached: the first call takes as long as rendering a page. */
function getBrowserZone(): string | undefined {
  if (isWaiting) return undefined;
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

/** The server doesn't have the reader's zone. */
function getServerZone(): undefined {
  isWaiting = zone === undefined;
}

function stopWaiting() {
  isWaiting = false;
  for (const listener of listeners) listener();
}

/** The work before the browser's first date format, in separate tasks: one task would block a slow phone for long. */
const STEPS = [
  () => new Intl.Locale('en').maximize(),
  () => Intl.DateTimeFormat.supportedLocalesOf('en'),
  stopWaiting,
];

function runWhenIdle([step, ...rest]: readonly (() => unknown)[]) {
  cancel = whenIdle(() => {
    cancel = undefined;
    if (rest.length > 0) runWhenIdle(rest);
    step?.();
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (isWaiting && !cancel) runWhenIdle(STEPS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    cancel?.();
    cancel = undefined;
  };
}

/** Resets the module as on a fresh page, for tests that share it. */
export function forgetZone(): void {
  zone = undefined;
  isWaiting = false;
}

/** Returns the reader's time zone (IANA). Undefined on the server, and during hydration until the browser is idle. */
export const useReaderZone = (): string | undefined =>
  useSyncExternalStore(subscribe, getBrowserZone, getServerZone);

/**
 * Returns the time zone (IANA) for dates: the reader's, or UTC on the server and during hydration.
 *
 * @example
 * ```tsx
 * const timeZone = useZone();
 * return <p>{new Intl.DateTimeFormat('en', { timeZone }).format(paidOn)}</p>;
 * ```
 */
export const useZone = (): string => useReaderZone() ?? 'UTC';

/** The maximum delay in milliseconds while the browser is busy. */
const LATEST_MS = 300;

/**
 * Runs a task when the browser is idle. Safari has no `requestIdleCallback`, so there it runs in the next task.
 *
 * @returns A function that cancels the task.
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(task, { timeout: LATEST_MS });
  return () => cancelIdleCallback(id);
}

/** Returns the city in a zone's name, such as `Europe/Helsinki`; undefined for zones without one, such as `UTC`. */
export const getCity = (timeZone: string): string | undefined =>
  timeZone.startsWith('Etc/') ? undefined : /\/([^/]+)$/.exec(timeZone)?.[1]?.replaceAll('_', ' ');
