import type { Config, Person, User } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import { NominationsPage, NominatorNotFound } from '@conkit/ui';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { nominationsQuery } from '../../../api/nominations.ts';
import { localized } from '../../../i18n/localized.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { personHere } from '../../../shell/personHere.ts';
import { useProblemText } from '../../../shell/problemText.ts';
import { useRouteTitle } from '../../../shell/title.ts';
import { pagesWith, type AwardHere } from '../shared/awardHere.ts';
import { PassingTime } from '../shared/PassingTime.tsx';
import { useDeadline } from '../shared/useDeadline.ts';
import { useInitialData } from '../shared/useInitialData.ts';
import { Nominations } from './Nominations.tsx';
import { nominationsLabel } from './titles.ts';
import { useReadOnlyReason } from './useReadOnlyReason.ts';

interface NominatePageProps {
  config: Config;
  user: User | null;
  here: AwardHere;
  /** The person's id in the URL. */
  id: string;
}

const CATEGORIES_ID = 'categories';

export function NominatePage({ user, id, ...props }: NominatePageProps) {
  const title = useRouteTitle();
  const person = personHere(user, id);
  if (!person) return <NominatorNotFound title={title} homeHref="/" />;
  return <PersonsNominations {...props} title={title} person={person} />;
}

interface PersonsNominationsProps {
  config: Config;
  here: AwardHere;
  title: string;
  person: Person;
}

/** Loads the saved nominations, then shows the categories. */
function PersonsNominations({ config, here, title, person }: PersonsNominationsProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const language = useLanguage();
  const { i18n } = useLingui();
  const { award, period, facts } = here;
  const { phase, left } = useDeadline(period);
  const readOnly = useReadOnlyReason(config, here, phase, person);
  const words = { i18n, language };
  const others = pagesWith(config, 'nominate')
    .filter((page) => page.award !== award)
    .map((page) => ({
      href: `${page.path}/${person.id}`,
      label: nominationsLabel(page.facts, words),
    }));
  const isHydrated = useHydrated();
  const saved = useQuery({
    ...nominationsQuery(api, person.id),
    refetchOnReconnect: false,
    // The server has just rendered it with fresh data.
    refetchOnMount: isHydrated,
  });
  const start = useInitialData(saved, isHydrated);
  const isFailed = !start && isHydrated && saved.isError;
  return (
    <NominationsPage
      title={title}
      name={person.preferred_name}
      phase={phase}
      opens={period.opens ?? period.closes}
      closes={period.closes}
      zone={config.deadlineTimeZone}
      left={left}
      readOnly={readOnly}
      rules={{
        worksOf: facts.worksOf,
        eligible: facts.eligible?.map((sentence) => localized(sentence, language)) ?? [],
        max: facts.maxNominations,
        help: config.contact.hugoHelp,
      }}
      others={others}
      membershipsHref="/new"
      homeHref="/"
      categoriesId={CATEGORIES_ID}
      failure={isFailed ? problemText(saved.error) : undefined}
      onRetry={() => void saved.refetch()}
    >
      {start && (
        <PassingTime>
          <Nominations
            id={CATEGORIES_ID}
            config={config}
            here={here}
            person={person}
            saved={start}
            isReadOnly={readOnly !== undefined}
          />
        </PassingTime>
      )}
    </NominationsPage>
  );
}
