import type { components, OperationId } from '@conkit/api-client';
import type { Scene } from '../scene/scene.ts';

/** One check of an operation. */
export interface Check {
  /** What a correct server does. */
  readonly title: string;
  /**
   * The refusals that it provokes, such as `409 stale_votes`. If the check is skipped, the report gives the reason
   * for them.
   */
  readonly provokes?: readonly string[];
  /** Runs the check after all others: first those with generated bodies, then those that exhaust the rate limits. */
  readonly phase?: 'bodies' | 'limits';
  readonly run: (scene: Scene, id: OperationId) => Promise<void>;
}

export const MINUTE_MS = 60_000;
/** How far from a deadline or an opening a request is sent, in milliseconds, because it may take that long. */
export const MARGIN_MS = 30_000;
export const LONG_AGO = '2001-01-01T00:00:00.000Z';

export const later = (instant: string, ms: number): string =>
  new Date(Date.parse(instant) + ms).toISOString();

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export type { LookupResult, StalePerson } from '@conkit/api-client';

/** The changes of a person. */
export type PersonLog = components['schemas']['PersonLog'];
