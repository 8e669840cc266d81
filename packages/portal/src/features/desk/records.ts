import type { Config, FoundPerson as Found, PersonRecord } from '@conkit/api-client';
import { personSubtitle } from '@conkit/rules';
import type { FoundPerson, RecordedPerson } from '@conkit/ui/desk';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { personRecordQuery } from '../../api/admin.ts';
import { purchaseDataQuery } from '../../api/prices.ts';
import { isLanguage, languages, useLanguage } from '../../i18n/language.ts';
import { membershipLabel } from '../../i18n/localized.ts';
import { getLabel } from '../../i18n/productTexts.ts';
import { listAnswerFields } from '../../i18n/purchaseAnswers.ts';
import { useSubtitle } from '../../i18n/useSubtitle.ts';
import { useDeskProblem } from './deskTask.ts';
import { toLoggedChange } from '../../people/loggedChange.ts';

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
  const getSubtitle = useSubtitle(config);
  const found = useFound(config);
  const { data: sold } = useQuery(purchaseDataQuery(api));
  const getTitle = (category: string, type: string) => {
    const known = sold && Object.hasOwn(sold, category) ? sold[category] : undefined;
    const item = known?.types.find(({ key }) => key === type);
    return item ? getLabel(item, language) : type;
  };
  return ({ person, account, awards, purchases, mails, log }) => ({
    id: person.id,
    legalName: person.legal_name,
    subtitle: getSubtitle(person),
    fields: person,
    account: account && {
      email: account.email,
      language: isLanguage(account.language) ? languages[account.language].name : account.language,
      signedInAt: account.signed_in,
      roles: account.roles,
      people: account.people.map(found),
    },
    awards: { nominatedAt: awards.nominated, votedAt: awards.voted },
    purchases: purchases.map(
      ({ id, category, type, data, amount, currency, status, created, error }) => ({
        id,
        amount,
        currency,
        status,
        createdAt: created,
        errorCode: error,
        title: getTitle(category, type),
        data,
        questions: sold ? listAnswerFields(sold, { category, type, data }, language) : [],
      }),
    ),
    mails: mails.map(({ due, sent, failed, error, ...mail }) => ({
      ...mail,
      dueAt: due,
      sentAt: sent,
      failedAt: failed,
      errorMessage: error,
    })),
    log: log.map(toLoggedChange),
  });
}

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
