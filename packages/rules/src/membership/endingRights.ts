import { getMembershipAttributes, type MembershipTypes } from './membership.ts';
import type { Right } from './rights.ts';

/** A right or badge that a membership type gives. */
export type Entitlement = Right | 'badge';

const ENTITLEMENTS = [
  'member',
  'wsfs_member',
  'hugo_nominator',
  'badge',
] as const satisfies readonly Entitlement[];

/** Returns the rights that end with a change of membership type: the new type does not give them (RIG-10). */
export const endingRights = (
  types: MembershipTypes,
  from: string,
  to: string,
): readonly Entitlement[] => {
  const [before, after] = [
    getMembershipAttributes(types, from),
    getMembershipAttributes(types, to),
  ];
  return ENTITLEMENTS.filter((right) => before[right] === true && after[right] !== true);
};

/**
 * Returns the membership that remains when two people are merged: the one that includes all rights of the other, or
 * `undefined` when each gives a right that the other lacks (RIG-12).
 *
 * @param none the type of people without a membership
 */
export const mergedMembership = (
  types: MembershipTypes,
  kept: string,
  other: string,
  none: string,
): string | undefined => {
  if (kept === none) return other;
  if (other === none || endingRights(types, other, kept).length === 0) return kept;
  return endingRights(types, kept, other).length === 0 ? other : undefined;
};
