import { closingTime } from '../calendar.ts';
import { endingRights } from './rights.ts';
import type { MembershipTypes } from './membership.ts';

/** One way to hold a right: all that it names must be so. */
export interface RightCondition {
  /** The membership is one of these. */
  readonly types?: readonly string[];
  /** The membership was had by this instant, ISO 8601; the minute that it names is included. */
  readonly joined_by?: string;
  /** The person is on this imported list. */
  readonly list?: string;
}

/** What of a person decides about their rights in awards. */
export interface RightFacts {
  readonly membership: string;
  /** Since when they have had a membership with the rights of theirs; null when that is not known. */
  readonly joined: Date | null;
  /** The imported lists that they are on. */
  readonly lists: readonly string[];
}

/**
 * Somebody has a right in an award when one of its conditions holds: a condition names membership types, a day by
 * which one had joined, and an imported list, and all that it names must be so (RIG-13).
 */
export const meetsCondition = (
  { membership, joined, lists }: RightFacts,
  conditions: readonly RightCondition[],
): boolean =>
  conditions.some(({ types, joined_by, list }) => {
    if (types && !types.includes(membership)) return false;
    if (list !== undefined && !lists.includes(list)) return false;
    return (
      joined_by === undefined || (joined !== null && joined < closingTime({ closes: joined_by }))
    );
  });

/**
 * Since when somebody has been a member with the rights of theirs, after a change of membership: whoever gains a
 * right by it joins with it, anybody else stays joined (RIG-14).
 */
export const joinedAfterChange = (
  types: MembershipTypes,
  from: string,
  to: string,
  joined: Date | null,
  now: Date,
): Date | null => (endingRights(types, to, from).some((right) => right !== 'badge') ? now : joined);
