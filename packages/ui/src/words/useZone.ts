import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;
let zone: string | undefined;
/** Asked once: it takes a tenth of a millisecond, and twenty categories ask. */
const browserZone = () => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);
/** The server does not know where the reader is. */
const noZone = () => undefined;

/**
 * The reader's time zone (IANA), once the browser has told it; undefined while it takes over what the server
 * drew, so that both draw the same.
 */
export const useReaderZone = (): string | undefined =>
  useSyncExternalStore(unchanging, browserZone, noZone);

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
