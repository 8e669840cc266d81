import type { OperationId } from '@conkit/api-client';
import type { Scene } from '../scene/scene.ts';

/** Something that is looked at of one operation. */
export interface Check {
  /** What a server does when all is well. */
  readonly title: string;
  /** The refusals that it provokes, such as `409 stale_votes`: a report says why they were not when it is left out. */
  readonly provokes?: readonly string[];
  /** Comes after all others: what sends anything, and then what uses up how often something may be asked. */
  readonly phase?: 'bodies' | 'limits';
  readonly run: (scene: Scene, id: OperationId) => Promise<void>;
}
