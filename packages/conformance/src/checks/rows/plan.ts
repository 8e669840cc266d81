import type { OperationId } from '@conkit/api-client';
import type { Caller, callers } from '@conkit/api-client/callers';
import type { Sent } from '../../kit.ts';
import type { Party, Scene } from '../../scene/scene.ts';

/** What one kind of caller sends about somebody. */
export type Build = (
  scene: Scene,
  party: Party,
  caller: Caller,
  email: string,
) => Sent | Promise<Sent>;

/** How a row of the table of callers is tried. */
export interface RowPlan {
  readonly build: Build;
  /** About somebody new, for what is done cannot be undone: by the first caller who may. */
  readonly isOnce?: true;
  /** About somebody new, whoever asks. */
  readonly isNew?: true;
  /** Not by all: each of them would cost more mails than one address is sent. */
  readonly by?: readonly Caller[];
}

/** A request of each row of the table of callers. */
export type Rows = {
  readonly [Id in OperationId]: { readonly [Row in keyof (typeof callers)[Id]]: RowPlan };
};

/** The person, by the path. */
const about: Build = (_, { person: { id } }) => ({ params: { id } });
/** Reads what is the person’s. */
export const read: RowPlan = { build: about };
const plain: Build = () => ({});
/** Sends nothing of its own. */
export const everybody: RowPlan = { build: plain };
/** Who tries what costs a mail each time. */
export const BY_FEW: readonly Caller[] = ['nobody', 'stranger', 'owner'];
