import type { Config, PurchaseData, User } from '@conkit/api-client';
import { UpgradePage } from '@conkit/ui';
import { useRouter } from '@tanstack/react-router';
import { membershipLabel } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { findPersonById } from '../../shell/personHere.ts';
import { PersonUpgrade } from './PersonUpgrade.tsx';

interface UpgradeMembershipProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** The person's id in the URL, which may not be on the account. */
  id: string | undefined;
}

export function UpgradeMembership({ config, user, data, id }: UpgradeMembershipProps) {
  const language = useLanguage();
  const router = useRouter();
  const { people } = user;
  // With one person there is nothing to pick.
  const only = id === undefined && people.length === 1 ? people[0] : undefined;
  const person = only ?? findPersonById(user, id);
  const pick = (next: number) =>
    void router.navigate({
      to: '/upgrade/{-$id}',
      params: { id: String(next) },
      replace: true,
      resetScroll: false,
    });
  return (
    <UpgradePage
      people={people.map(({ id: personId, legal_name, membership }) => ({
        id: personId,
        name: legal_name,
        membership,
        membershipLabel: membershipLabel(config.membershipTypes, membership, language),
      }))}
      value={person?.id ?? null}
      onChange={pick}
      isUnknown={id !== undefined && !person}
    >
      <PersonUpgrade config={config} user={user} data={data} person={person} />
    </UpgradePage>
  );
}
