import type { Config, PersonRecord } from '@conkit/api-client';
import type { RecordedPerson } from '@conkit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { personRecordQuery } from '../../api/admin.ts';
import { purchaseDataQuery } from '../../api/purchase.ts';
import { isLanguage, languages } from '../../i18n/languages.ts';
import { labelOf } from '../../i18n/soldWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useSubtitle } from '../../i18n/useSubtitle.ts';
import { useDeskProblem } from './useDeskProblem.ts';
import { useFound } from './useFound.ts';

/** Loads a person's record. `failure` is an error message. */
export function useRecord(personId: number) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useDeskProblem();
  const { data, error, refetch } = useQuery(personRecordQuery(api, personId));
  return {
    record: data,
    // Keep showing the record after a failed refetch, unless access was revoked.
    failure: error && (data === undefined || isRefused(error)) ? problemText(error) : undefined,
    onRetry: () => void refetch(),
  };
}

const isRefused = (error: Error) => 'status' in error && error.status === 403;

/** Returns a function that converts a record for the component library. */
export function useRecorded(config: Config): (record: PersonRecord) => RecordedPerson {
  const { api } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const subtitleOf = useSubtitle(config);
  const found = useFound(config);
  const { data: sold } = useQuery(purchaseDataQuery(api));
  const titleOf = (category: string, type: string) => {
    const known = sold && Object.hasOwn(sold, category) ? sold[category] : undefined;
    const item = known?.types.find(({ key }) => key === type);
    return item ? labelOf(item, language) : type;
  };
  return ({ person, account, awards, purchases, mails, log }) => ({
    id: person.id,
    legalName: person.legal_name,
    subtitle: subtitleOf(person),
    fields: person,
    account: account && {
      email: account.email,
      language: isLanguage(account.language) ? languages[account.language].name : account.language,
      signedIn: account.signed_in,
      roles: account.roles,
      people: account.people.map(found),
    },
    awards,
    purchases: purchases.map(
      ({ id, category, type, amount, currency, status, created, error }) => ({
        id,
        amount,
        currency,
        status,
        created,
        error,
        title: titleOf(category, type),
      }),
    ),
    mails,
    log,
  });
}
