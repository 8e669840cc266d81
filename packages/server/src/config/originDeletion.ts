import type { Convention } from './types.ts';

const DAY_MS = 86_400_000;

type Dated = Pick<Convention, 'dates' | 'privacy'>;

/** Returns when the network addresses and browsers of saves are deleted, for saves up to the end of the convention. */
export const getOriginDeletion = ({ dates, privacy }: Dated): Date =>
  new Date(Date.parse(dates.convention.last_day) + (privacy.origin_days + 1) * DAY_MS);

/**
 * Returns until when the network address and browser of a save are kept. A save after the convention is kept for
 * `origin_days` from then.
 */
export const getOriginKeptUntil = (config: Dated, time: Date): Date =>
  new Date(
    Math.max(
      getOriginDeletion(config).getTime(),
      time.getTime() + config.privacy.origin_days * DAY_MS,
    ),
  );
