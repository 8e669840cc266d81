// Decisions: docs/decisions/personal-data.md
import type { Config } from '@conkit/api-client';
import { getReadingEnd } from '@conkit/rules';
import type { Convention } from './types.ts';

const DAY_MS = 86_400_000;

/** How long a kind of personal data is kept. */
interface Retention {
  /** The setting of `privacy` that changes the period. */
  readonly setting: `${string}_days`;
  /** The period that applies without the setting. */
  readonly days: number;
  /** When it begins: after the last day, with the last results, or with the event that each row is about. */
  readonly from: 'convention' | 'results' | 'event';
  /** What deletes it: a periodic job afterwards, or `conkit archive`, which refuses to before. */
  readonly by: 'job' | 'archive';
}

/**
 * Every kind of personal data that is deleted by its age. The configuration, the jobs, `conkit archive` and the privacy
 * page take the periods from here.
 */
export const RETENTION = {
  /** Network addresses and browsers of saves. */
  origins: { setting: 'origin_days', days: 30, from: 'convention', by: 'job' },
  reading: { setting: 'reading_days', days: 90, from: 'results', by: 'job' },
  /** Mails that were sent or given up. */
  mails: { setting: 'mail_days', days: 30, from: 'event', by: 'job' },
  /** Earlier versions of people's details. */
  changes: { setting: 'change_days', days: 365, from: 'event', by: 'job' },
  /** Login links that have expired. */
  links: { setting: 'link_days', days: 365, from: 'event', by: 'job' },
  /** Ballots and nominations. */
  ballots: { setting: 'ballot_days', days: 90, from: 'results', by: 'archive' },
  /** People and everything else. */
  records: { setting: 'record_days', days: 180, from: 'convention', by: 'archive' },
} as const satisfies Record<string, Retention>;

export type RetainedKind = keyof typeof RETENTION;

/** The kinds that a job deletes. */
export type PrunedKind = {
  [Kind in RetainedKind]: (typeof RETENTION)[Kind]['by'] extends 'job' ? Kind : never;
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
 * @returns null without awards with a vote for a period from the results, and for one that differs for each row
 */
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
  const end = getRetentionEnd(config, 'origins')?.getTime() ?? 0;
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
