import { useSyncExternalStore } from 'react';
import { whenIdle } from './whenIdle.ts';

let zone: string | undefined;
/** Whether a server-rendered page is being hydrated. Then the zone is read when the browser is idle. */
let isWaiting = false;
const listeners = new Set<() => void>();
let cancel: (() => void) | undefined;

/** Cached: the first call takes as long as rendering a page. */
function browserZone(): string | undefined {
  if (isWaiting) return undefined;
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
/** The server doesn't have the reader's zone. */
function noZone(): undefined {
  isWaiting = zone === undefined;
}
function ask() {
  isWaiting = false;
  for (const listener of listeners) listener();
}
/** The work before the browser's first date format, in separate tasks: together they block a slow phone for long. */
const steps = [
  () => new Intl.Locale('en').maximize(),
  () => Intl.DateTimeFormat.supportedLocalesOf('en'),
  ask,
];
function goOn([step, ...rest]: readonly (() => unknown)[]) {
  cancel = whenIdle(() => {
    cancel = undefined;
    if (rest.length > 0) goOn(rest);
    step?.();
  });
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  if (isWaiting && !cancel) goOn(steps);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    cancel?.();
    cancel = undefined;
  };
}

/** Resets the module to a fresh page, for tests that share it. */
export function forgetZone(): void {
  zone = undefined;
  isWaiting = false;
}

/** Returns the reader's time zone (IANA). Undefined on the server, and during hydration until the browser is idle. */
export const useReaderZone = (): string | undefined =>
  useSyncExternalStore(subscribe, browserZone, noZone);

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
