import { setImmediate } from 'node:timers/promises';
import type { AwardRight } from '@conkit/rules';
import { pagesOpenTo, peopleToWrite, type Reachable } from '../../awards/peopleToWrite.ts';
import type { Context } from '../../context.ts';

/** How many people are processed before other requests get a turn. */
const AT_ONCE = 500;

/** The recipients of a campaign. */
export interface Audience {
  readonly act: AwardRight;
  /** Only people who have not voted or nominated yet. */
  readonly onlyNotYet: boolean;
}

/** The recipients of a campaign, and how many people with the right it leaves out. */
export interface Recipients {
  readonly ids: readonly number[];
  readonly leftOut: {
    /** Have voted or nominated already. */
    readonly done: number;
    readonly withoutAddress: number;
    /** Have an address that bounces. */
    readonly bouncing: number;
    readonly unsubscribed: number;
  };
}

/** Returns everyone who may vote or nominate now, in any award, and can receive mail. */
export async function recipientsOf(
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  { act, onlyNotYet }: Audience,
): Promise<Recipients> {
  const people = await peopleToWrite(context, act);
  const entitled: Reachable[] = [];
  for (const [index, person] of people.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    if (pagesOpenTo(context, act, person).length > 0) entitled.push(person);
  }
  const wanted = entitled.filter(({ hasDone }) => !(onlyNotYet && hasDone));
  const withAddress = wanted.filter(({ email }) => email);
  const reachable = withAddress.filter(({ bounces }) => !bounces);
  const reached = reachable.filter(({ isUnsubscribed }) => !isUnsubscribed);
  return {
    ids: reached.map(({ id }) => id),
    leftOut: {
      done: entitled.length - wanted.length,
      withoutAddress: wanted.length - withAddress.length,
      bouncing: withAddress.length - reachable.length,
      unsubscribed: reachable.length - reached.length,
    },
  };
}
