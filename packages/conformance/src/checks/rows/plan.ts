import type { OperationId } from '@conkit/api-client';
import type { Caller, callers } from '@conkit/api-client/callers';
import type { Sent } from '../../kit.ts';
import type { Party, Scene } from '../../scene/scene.ts';

/** Creates the request of one kind of caller about a person. */
export type Build = (
  scene: Scene,
  party: Party,
  caller: Caller,
  email: string,
) => Sent | Promise<Sent>;

/** How a row of the table of callers is tested. */
export interface RowPlan {
  readonly build: Build;
  /** Tests a new person with the first allowed caller only, because the action cannot be undone. */
  readonly isOnce?: true;
  /** Tests a new person for each caller. */
  readonly isNew?: true;
  /** Tests only these callers, because all of them would exceed the limit of mails to one address. */
  readonly by?: readonly Caller[];
}

/** A request for each row of the table of callers. */
export type Rows = {
  readonly [Id in OperationId]: { readonly [Row in keyof (typeof callers)[Id]]: RowPlan };
};

/** Names the person in the path. */
const about: Build = (_, { person: { id } }) => ({ params: { id } });
/** Reads the person’s data. */
export const read: RowPlan = { build: about };
const plain: Build = () => ({});
/** Sends no parameters or body. */
export const everybody: RowPlan = { build: plain };
/** The callers to test when each request sends a mail. */
export const BY_FEW: readonly Caller[] = ['nobody', 'stranger', 'owner'];
