import { setImmediate } from 'node:timers/promises';
import type { AwardRight } from '@conkit/rules';
import { pagesOpenTo, peopleToWrite, type Reachable } from '../../awards/peopleToWrite.ts';
import type { Context } from '../../context.ts';

/** People who are looked at before other requests have their turn. */
const AT_ONCE = 500;

/** Whom a campaign is for. */
export interface Audience {
  readonly act: AwardRight;
  /** Only those who have not voted or nominated yet. */
  readonly onlyNotYet: boolean;
}

/** Everybody whom a campaign is for, and how many of those with the right it leaves out. */
export interface Recipients {
  readonly ids: readonly number[];
  readonly leftOut: {
    /** Have voted or nominated. */
    readonly done: number;
    readonly withoutAddress: number;
    /** Have an address that is known to take no mail. */
    readonly bouncing: number;
    /** Have unsubscribed. */
    readonly unsubscribed: number;
  };
}

/** Who may vote or nominate now, in whatever award, and can be written to. */
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
