import { READING_DAYS } from '@conkit/rules';

/** How long a kind of personal data is kept. */
interface Retention {
  /** The setting of `privacy` that changes the period. */
  readonly setting: `${string}_days`;
  /** The period that applies without the setting. */
  readonly days: number;
  /** When it begins: after the last day, with the last results, or with the event that each row is about. */
  readonly from: 'convention' | 'results' | 'event';
  /** What deletes it afterwards: a periodic job, or `conkit archive`, which refuses to do it earlier. */
  readonly by: 'job' | 'archive';
}

/**
 * Every kind of personal data that is deleted by its age. The configuration, the jobs, `conkit archive` and the privacy
 * page take the periods from here.
 */
export const RETENTION = {
  /** Network addresses and browsers of saves. */
  origins: { setting: 'origin_days', days: 30, from: 'convention', by: 'job' },
  reading: { setting: 'reading_days', days: READING_DAYS, from: 'results', by: 'job' },
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
