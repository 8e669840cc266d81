import type { OperationId } from '@conkit/api-client';
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
  /** Runs after all other checks: first generated bodies, then exhausting the rate limits. */
  readonly phase?: 'bodies' | 'limits';
  readonly run: (scene: Scene, id: OperationId) => Promise<void>;
}
