import type { Config } from '@conkit/api-client';
import type { PersonPickerMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { membershipLabel } from '../localized.ts';
import { useLanguage } from '../useLanguage.ts';

/** The words of the person picker in the reader's language. */
export function usePersonPickerMessages({
  membershipTypes,
}: Pick<Config, 'membershipTypes'>): PersonPickerMessages {
  const { t } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => ({
      label: t`For whom`,
      membership: (key) => membershipLabel(membershipTypes, key, language),
      notAllowed: t`not with this membership`,
      other: t`Other member...`,
      findAnother: t`Find another`,
    }),
    [t, language, membershipTypes],
  );
}
