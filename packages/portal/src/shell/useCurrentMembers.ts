import type { Config, Person, User } from '@conkit/api-client';
import { currentMember } from '@conkit/rules';
import { useParams } from '@tanstack/react-router';

/** Returns the member that the page is about, or all people of the account if it isn't about one. */
export function useCurrentMembers({ people }: User, config: Config): readonly Person[] {
  const { id } = useParams({ strict: false });
  const child = config.membershipGroups.child;
  const member = currentMember(people, id === undefined ? undefined : Number(id), child);
  return member ? [member] : people;
}
