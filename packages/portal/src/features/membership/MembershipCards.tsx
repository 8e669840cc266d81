import type { Config, User } from '@conkit/api-client';
import { OfferCategories } from '@conkit/ui';
import { RichText } from '../../shell/RichText.tsx';
import { useOffers } from './useOffers.ts';

/** The page of new memberships, by category. */
export function MembershipCards({ config, user }: { config: Config; user: User | null }) {
  const { newMembers, daypasses, upgrade, daypassNote } = useOffers(config, user);
  const { attend, child, support } = config.membershipGroups;
  return (
    <OfferCategories
      attend={newMembers(attend)}
      child={newMembers(child)}
      support={newMembers(support)}
      upgrade={upgrade}
      daypasses={daypasses}
      daypassNote={daypassNote && <RichText html={daypassNote} />}
    />
  );
}
