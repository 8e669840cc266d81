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

/** A WSFS member may sign the ballot and vote, and see the site selection token entry (RIG-1). */
export const canVote = (person: Pick<RightHolder, 'membership'>, types: MembershipTypes): boolean =>
  hasRight(person, 'wsfs_member', types);

/** A Hugo nominator may nominate (RIG-1). */
export const canNominate = (
  person: Pick<RightHolder, 'membership'>,
  types: MembershipTypes,
): boolean => hasRight(person, 'hugo_nominator', types);

/** A member may request an invite to the chat workspace (RIG-1). */
export const canInviteToChat = (
  person: Pick<RightHolder, 'membership'>,
  types: MembershipTypes,
): boolean => hasRight(person, 'member', types);

/** An email can be edited for a new person, and by an administrator for an existing one (RIG-2). */
export const canEditEmail = (form: {
  readonly isNew: boolean;
  readonly isAdmin: boolean;
}): boolean => form.isNew || form.isAdmin;

/** An administrator of members has the role `member_admin` (RIG-3). */
export const isMemberAdmin = (roles: readonly string[]): boolean => roles.includes('member_admin');

/** The other people of an account who have a right (RIG-4). */
export const othersWithRight = (
  person: RightHolder,
  people: readonly RightHolder[],
  right: Right,
  types: MembershipTypes,
): readonly number[] =>
  people
    .filter((other) => other.id !== person.id && hasRight(other, right, types))
    .map(({ id }) => id);

/** When two or more people of an account share a right, each of them uses a personal link (RIG-5). */
export const peopleSharingRight = (
  people: readonly RightHolder[],
  right: Right,
  types: MembershipTypes,
): readonly number[] => {
  const ids = people.filter((person) => hasRight(person, right, types)).map(({ id }) => id);
  return ids.length > 1 ? ids : [];
};
