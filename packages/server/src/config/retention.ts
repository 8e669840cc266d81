// Decisions: docs/decisions/personal-data.md
import type { Config } from '@conkit/api-client';
import { getReadingEnd } from '@conkit/rules';
import { RETENTION } from './schema/retention.ts';
import type { Convention } from './types.ts';

const DAY_MS = 86_400_000;

export type RetainedKind = keyof typeof RETENTION;

/** The kinds that a job deletes. */
export type PrunedKind = {
  [Kind in RetainedKind]: (typeof RETENTION)[Kind]['by'] extends 'job' ? Kind : never;
}[RetainedKind];

/** The kinds whose period begins after the last day. */
type ConventionKind = {
  [Kind in RetainedKind]: (typeof RETENTION)[Kind]['from'] extends 'convention' ? Kind : never;
}[RetainedKind];

type Dated = Pick<Convention, 'dates' | 'privacy' | 'awards'>;

/** Returns after how many days a kind is deleted. */
export const getRetentionDays = (
  { privacy }: Pick<Convention, 'privacy'>,
  kind: RetainedKind,
): number => privacy[RETENTION[kind].setting];

/**
 * Returns when the period of a kind ends.
 *
 * @returns null if each row has its own period, and for a period from the results without an award with a vote
 */
export function getRetentionEnd(config: Dated, kind: ConventionKind): Date;
export function getRetentionEnd(config: Dated, kind: RetainedKind): Date | null;
export function getRetentionEnd(
  { dates, privacy, awards }: Dated,
  kind: RetainedKind,
): Date | null {
  const days = getRetentionDays({ privacy }, kind);
  switch (RETENTION[kind].from) {
    case 'convention':
      return new Date(Date.parse(dates.convention.last_day) + (days + 1) * DAY_MS);
    case 'results':
      return getReadingEnd(Object.values(awards), days);
    case 'event':
      return null;
  }
}

/**
 * Returns until when the network address and browser of a save are kept. A save after the convention is kept for
 * `origin_days` from then.
 */
export function getOriginKeptUntil(config: Dated, time: Date): Date {
  const end = getRetentionEnd(config, 'origins').getTime();
  return new Date(Math.max(end, time.getTime() + config.privacy.origin_days * DAY_MS));
}

/** Returns the periods that apply to this convention, for the privacy page. */
export const listRetention = (config: Dated): NonNullable<Config['privacy']>['retention'] =>
  (Object.keys(RETENTION) as RetainedKind[]).flatMap((kind) => {
    const { from, by } = RETENTION[kind];
    const until = getRetentionEnd(config, kind);
    if (from === 'results' && until === null) return [];
    const days = getRetentionDays(config, kind);
    return [{ kind, days, from, by, ...(until && { until: until.toISOString() }) }];
  });
