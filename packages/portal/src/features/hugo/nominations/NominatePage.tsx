import type { User } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import { NominationsPage, NominatorNotFound } from '@conkit/ui';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouteContext } from '@tanstack/react-router';
import { nominationsQuery } from '../../../api/nominations.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { localized } from '../../../i18n/localized.ts';
import { findPersonById } from '../../../shell/account.ts';
import { useProblemText } from '../../../shell/problemText.ts';
import { useRouteTitle } from '../../../shell/title.ts';
import { listAwardPages } from '../shared/awardPage.ts';
import { PassingTime, useDeadline } from '../shared/deadline.tsx';
import { useInitialData } from '../shared/saving.ts';
import { Nominations } from './Nominations.tsx';
import { getNominationsLabel } from './titles.ts';
import { useReadOnlyReason } from './useReadOnlyReason.ts';

const route = getRouteApi('/$awards/nominate{$segment}/{-$id}');

const CATEGORIES_ID = 'categories';

/** The nominations of the award and the person in the URL. */
export function NominatePage({ user }: { user: User | null }) {
  const { config, awardPage } = route.useRouteContext();
  const { id } = route.useParams();
  const person = findPersonById(user, id);
  const { api } = useRouteContext({ from: '__root__' });
  const title = useRouteTitle();
  const problemText = useProblemText();
  const language = useLanguage();
  const { i18n } = useLingui();
  const { award, period, facts } = awardPage;
  const { phase, remaining } = useDeadline(period);
  const readOnly = useReadOnlyReason(config, awardPage, phase, person);
  const isHydrated = useHydrated();
  const saved = useQuery({
    ...nominationsQuery(api, person?.id ?? 0),
    enabled: person !== undefined,
    refetchOnReconnect: false,
    // The server has just rendered the page with fresh data.
    refetchOnMount: isHydrated,
  });
  const start = useInitialData(saved, { isHydrated });
  const isFailed = !start && isHydrated && saved.isError;
  if (!person) return <NominatorNotFound title={title} homeHref="/" />;
  const others = listAwardPages(config, 'nominate')
    .filter((page) => page.award !== award)
    .map((page) => ({
      href: `${page.path}/${id}`,
      label: getNominationsLabel(page.facts, { i18n, language }),
    }));
  return (
    <NominationsPage
      title={title}
      name={person.preferred_name}
      phase={phase}
      opensAt={period.opens ?? period.closes}
      closesAt={period.closes}
      timeZone={config.deadlineTimeZone}
      remaining={remaining}
      readOnlyReason={readOnly}
      rules={{
        eligibilityYear: facts.worksOf,
        eligibility: facts.eligible?.map((sentence) => localized(sentence, language)) ?? [],
        max: facts.maxNominations,
        contactEmail: config.contact.hugoHelp,
      }}
      otherAwards={others}
      membershipsHref="/new"
      homeHref="/"
      categoriesId={CATEGORIES_ID}
      errorMessage={isFailed ? problemText(saved.error) : undefined}
      onRetry={() => void saved.refetch()}
    >
      {start && (
        <PassingTime>
          <Nominations
            id={CATEGORIES_ID}
            config={config}
            awardPage={awardPage}
            person={person}
            saved={start}
            isReadOnly={readOnly !== undefined}
            isClosed={readOnly?.kind === 'closed'}
          />
        </PassingTime>
      )}
    </NominationsPage>
  );
}
