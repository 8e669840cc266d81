import type { AwardRight } from '../awards.ts';
import { getMembershipAttributes, type MembershipTypes } from './membership.ts';

/** A right that comes with a membership type. */
export type Right = 'member' | 'wsfs_member' | 'hugo_nominator';

/** The data of a person that decides their rights. */
export interface RightHolder {
  readonly id: number;
  readonly membership: string;
}

/** Returns whether a person's membership type gives a right (RIG-1). */
export const hasRight = (
  person: Pick<RightHolder, 'membership'>,
  right: Right,
  types: MembershipTypes,
): boolean => getMembershipAttributes(types, person.membership)[right] === true;

/** Returns whether a person may request an invite to the chat workspace (RIG-1). */
export const canInviteToChat = (
  person: Pick<RightHolder, 'membership'>,
  types: MembershipTypes,
): boolean => hasRight(person, 'member', types);

/** Returns whether the form can edit the email: for a new person, and for administrators (RIG-2). */
export const canEditEmail = (form: {
  readonly isNew: boolean;
  readonly isAdmin: boolean;
}): boolean => form.isNew || form.isAdmin;

/** Returns whether the roles include `member_admin` (RIG-3). */
export const isMemberAdmin = (roles: readonly string[]): boolean =>
  hasRole(roles, ['member_admin']);

/** The administrator roles of an account. */
export const ROLES = ['member_admin', 'hugo_admin'] as const;

/** An administrator role of an account. */
export type Role = (typeof ROLES)[number];

/** Returns whether an account has at least one of the required roles (RIG-11). */
export const hasRole = (roles: readonly string[], asked: readonly string[]): boolean =>
  asked.some((role) => roles.includes(role));

/** A person's rights in one award. */
export type RightsInAward = Readonly<Record<AwardRight, boolean>>;

/** A person with their rights by award. */
export interface AwardRightHolder {
  readonly id: number;
  readonly rights: Readonly<Record<string, RightsInAward>>;
}

/** Returns whether a person has a right in an award; false for an unknown award (RIG-13). */
export const hasAwardRight = (
  { rights }: Pick<AwardRightHolder, 'rights'>,
  award: string,
  right: AwardRight,
): boolean => Object.hasOwn(rights, award) && rights[award]?.[right] === true;

/** Returns the ids of the account's other people who have a right in an award (RIG-4). */
export const othersWithAwardRight = (
  person: Pick<AwardRightHolder, 'id'>,
  people: readonly AwardRightHolder[],
  award: string,
  right: AwardRight,
): readonly number[] =>
  people
    .filter((other) => other.id !== person.id && hasAwardRight(other, award, right))
    .map(({ id }) => id);
