import type { Config } from '@conkit/api-client';
import { PersonRecord } from '@conkit/ui';
import { membershipLabel } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/language.ts';
import { getDeskHref } from './deskHref.ts';
import { useRecord, useRecorded } from './useRecord.ts';

export function ShowRecord({ config, personId }: { config: Config; personId: number }) {
  const language = useLanguage();
  const recorded = useRecorded(config);
  const { record, failure, onRetry } = useRecord(personId);
  return (
    <PersonRecord
      record={record && recorded(record)}
      failure={failure}
      onRetry={onRetry}
      getHref={getDeskHref}
      findHref="/desk"
      membershipLabel={(key) => membershipLabel(config.membershipTypes, key, language)}
    />
  );
}
