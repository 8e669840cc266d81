import type { Config, FoundPerson as Found } from '@conkit/api-client';
import { personSubtitle } from '@conkit/rules';
import type { FoundPerson } from '@conkit/ui';
import { membershipLabel } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** Returns a function that converts a found person for the component library. */
export function useFound({ membershipTypes }: Config): (person: Found) => FoundPerson {
  const language = useLanguage();
  return (person) => {
    const subtitle = personSubtitle(person, membershipTypes);
    return {
      id: person.id,
      legalName: person.legal_name,
      preferredName: person.preferred_name,
      email: person.email,
      subtitle:
        subtitle.kind === 'member'
          ? {
              ...subtitle,
              membership: membershipLabel(membershipTypes, subtitle.membership, language),
            }
          : subtitle,
      ...((person.match === 'id' || person.match === 'similar') && { match: person.match }),
    };
  };
}
