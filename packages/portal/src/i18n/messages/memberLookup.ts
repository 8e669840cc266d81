import type { Config } from '@conkit/api-client';
import type { MemberLookupMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { membershipLabel } from '../localized.ts';
import { useLanguage } from '../useLanguage.ts';

/** The words of the member lookup in the reader's language. */
export function useMemberLookupMessages({
  membershipTypes,
}: Pick<Config, 'membershipTypes'>): MemberLookupMessages {
  const { t } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => ({
      title: t`Find a member`,
      name: t`Name`,
      email: t`Email address`,
      memberNumber: t`Member number`,
      find: t`Find`,
      multiple: t`Multiple matches found. Please add more details.`,
      notFound: t`No matches found.`,
      found: ({ name, membership: key }) => {
        const membership = membershipLabel(membershipTypes, key, language);
        return t`Found: ${name}, ${membership}`;
      },
    }),
    [t, language, membershipTypes],
  );
}
