import type { Convention } from './types.ts';

const DAY_MS = 86_400_000;

type Dated = Pick<Convention, 'dates' | 'privacy'>;

/** When the network addresses and browsers of saves up to the end of the convention are deleted. */
export const originDeletion = ({ dates, privacy }: Dated): Date =>
  new Date(Date.parse(dates.convention.last_day) + (privacy.origin_days + 1) * DAY_MS);

/** Until when the network address and browser of a save are kept; a save after the convention has its own days. */
export const originKeptUntil = (config: Dated, time: Date): Date =>
  new Date(
    Math.max(
      originDeletion(config).getTime(),
      time.getTime() + config.privacy.origin_days * DAY_MS,
    ),
  );
