import type { AwardRight } from '../awards.ts';
import { attributesOf, type MembershipTypes } from './membership.ts';

/** A right that comes with a membership type. */
export type Right = 'member' | 'wsfs_member' | 'hugo_nominator';

/** Somebody on an account, as far as their rights are concerned. */
export interface RightHolder {
  readonly id: number;
  readonly membership: string;
}

/** Whether a person's membership type gives a right (RIG-1). */
export const hasRight = (
  person: Pick<RightHolder, 'membership'>,
  right: Right,
  types: MembershipTypes,
): boolean => attributesOf(types, person.membership)[right] === true;

/** A member may request an invite to the chat workspace (RIG-1). */
export const canInviteToChat = (
  person: Pick<RightHolder, 'membership'>,
  types: MembershipTypes,
): boolean => hasRight(person, 'member', types);

/** What a membership type gives for a person's own use: a right, or the badge that lets them in. */
export type Entitlement = Right | 'badge';

const ENTITLEMENTS = [
  'member',
  'wsfs_member',
  'hugo_nominator',
  'badge',
] as const satisfies readonly Entitlement[];

/** What the present type gives and the new one does not: with the change these end (RIG-10). */
export const endingRights = (
  types: MembershipTypes,
  from: string,
  to: string,
): readonly Entitlement[] => {
  const [before, after] = [attributesOf(types, from), attributesOf(types, to)];
  return ENTITLEMENTS.filter((right) => before[right] === true && after[right] !== true);
};

/**
 * Of two memberships of one person the kept one stays if it gives all that the other gives, else the other if that gives
 * all of the kept one's; where each gives something of its own, neither (RIG-12).
 *
 * @param none the membership of somebody without one
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

/** An email can be edited for a new person, and by an administrator for an existing one (RIG-2). */
export const canEditEmail = (form: {
  readonly isNew: boolean;
  readonly isAdmin: boolean;
}): boolean => form.isNew || form.isAdmin;

/** An administrator of members has the role `member_admin` (RIG-3). */
export const isMemberAdmin = (roles: readonly string[]): boolean =>
  hasRole(roles, ['member_admin']);

/** The roles that an account can have: what it may do for others. */
export const ROLES = ['member_admin', 'hugo_admin'] as const;

/** What an account may do for others. */
export type Role = (typeof ROLES)[number];

/** What asks for roles is for whoever has one of them (RIG-11). */
export const hasRole = (roles: readonly string[], asked: readonly string[]): boolean =>
  asked.some((role) => roles.includes(role));

/** What somebody may do in one award. */
export type RightsInAward = Readonly<Record<AwardRight, boolean>>;

/** Somebody with the rights that they have, by award. */
export interface AwardRightHolder {
  readonly id: number;
  readonly rights: Readonly<Record<string, RightsInAward>>;
}

/** Whether somebody may do something in an award; in one that is not held nobody may (RIG-13). */
export const hasAwardRight = (
  { rights }: Pick<AwardRightHolder, 'rights'>,
  award: string,
  right: AwardRight,
): boolean => Object.hasOwn(rights, award) && rights[award]?.[right] === true;

/** The other people of an account who have a right in an award (RIG-4). */
export const othersWithAwardRight = (
  person: Pick<AwardRightHolder, 'id'>,
  people: readonly AwardRightHolder[],
  award: string,
  right: AwardRight,
): readonly number[] =>
  people
    .filter((other) => other.id !== person.id && hasAwardRight(other, award, right))
    .map(({ id }) => id);
