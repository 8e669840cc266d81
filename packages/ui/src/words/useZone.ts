import { useSyncExternalStore } from 'react';
import { whenIdle } from './whenIdle.ts';

let zone: string | undefined;
/** A page that the server drew is being taken over: the zone is asked for when there is time. */
let isWaiting = false;
const listeners = new Set<() => void>();
let cancel: (() => void) | undefined;

/** Asked once: the first time it takes as long as drawing a page. */
function browserZone(): string | undefined {
  if (isWaiting) return undefined;
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
/** The server does not know where the reader is. */
function noZone(): undefined {
  isWaiting = zone === undefined;
}
function ask() {
  isWaiting = false;
  for (const listener of listeners) listener();
}
/** What a browser reads before its first format, part by part: all at once it holds a slow phone for long. */
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

/** As on a page that has just come: for tests, whose pages share this module. */
export function forgetZone(): void {
  zone = undefined;
  isWaiting = false;
}

/**
 * The reader's time zone (IANA), once the browser has told it; undefined on the server, and in a page that it drew
 * until the browser has taken that over and has time.
 */
export const useReaderZone = (): string | undefined =>
  useSyncExternalStore(subscribe, browserZone, noZone);

/**
 * The zone (IANA) that a date is drawn in: the reader's, and UTC on the server and until the page has taken
 * over what that drew.
 *
 * @example
 * ```tsx
 * const timeZone = useZone();
 * return <p>{new Intl.DateTimeFormat('en', { timeZone }).format(paidOn)}</p>;
 * ```
 */
export const useZone = (): string => useReaderZone() ?? 'UTC';
