import type { Config, User } from '@conkit/api-client';
import { Offers } from '@conkit/ui';
import { useOffers } from './useOffers.ts';

/** What an account can buy, next to its people. */
export function NewMembershipOptions({ config, user }: { config: Config; user: User }) {
  const { newMembers, daypasses, upgrade } = useOffers(config, user);
  return (
    <Offers
      membershipGroups={config.membershipGroups.list.map(newMembers)}
      upgrade={upgrade}
      daypasses={daypasses}
    />
  );
}
