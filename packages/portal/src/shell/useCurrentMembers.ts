import type { Config, Person, User } from '@conkit/api-client';
import { currentMember } from '@conkit/rules';
import { useParams } from '@tanstack/react-router';

/** The member the page is about, or everybody on the account when it is about nobody in particular. */
export function useCurrentMembers({ people }: User, config: Config): readonly Person[] {
  const { id } = useParams({ strict: false });
  const child = config.membershipGroups.child;
  const member = currentMember(people, id === undefined ? undefined : Number(id), child);
  return member ? [member] : people;
}
