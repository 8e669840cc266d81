import { closingTime } from '../calendar.ts';
import { endingRights } from './endingRights.ts';
import type { MembershipTypes } from './membership.ts';

/** One way to get a right. All given fields must match. */
export interface RightCondition {
  /** The membership is one of these. */
  readonly types?: readonly string[];
  /** The person had joined by this instant, ISO 8601; the minute that it names is included. */
  readonly joined_by?: string;
  /** The person is on this imported list. */
  readonly list?: string;
}

/** The facts about a person that decide their rights in awards. */
export interface RightFacts {
  readonly membership: string;
  /** When they got a membership with their current rights; null when unknown. */
  readonly joined: Date | null;
  /** The imported lists that they are on. */
  readonly lists: readonly string[];
}

/**
 * Returns whether a person meets one of the conditions of a right. A condition can name membership types, a latest
 * time of joining and an imported list, and all of them must match (RIG-13).
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
 * Returns the time of joining after a change of membership: now if the change gives the person a new right, else
 * the earlier time (RIG-14).
 */
export const joinedAfterChange = (
  types: MembershipTypes,
  from: string,
  to: string,
  joined: Date | null,
  now: Date,
): Date | null => (endingRights(types, to, from).some((right) => right !== 'badge') ? now : joined);
