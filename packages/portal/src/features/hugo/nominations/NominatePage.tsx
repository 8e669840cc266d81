import type { Config, Person, User } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import type { Award } from '@conkit/rules';
import { NominationsPage, NominatorNotFound } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { nominationsQuery } from '../../../api/nominations.ts';
import { useProblemText } from '../../../shell/problemText.ts';
import { useRouteTitle } from '../../../shell/title.ts';
import { PassingTime } from '../shared/PassingTime.tsx';
import { useDeadline } from '../shared/useDeadline.ts';
import { useInitialData } from '../shared/useInitialData.ts';
import { Nominations } from './Nominations.tsx';
import { useReadOnlyReason } from './useReadOnlyReason.ts';

interface NominatePageProps {
  config: Config;
  user: User | null;
  award: Award;
  /** The person of the path. */
  id: string;
}

const CATEGORIES_ID = 'categories';

/** One person's nominations for one award. */
export function NominatePage({ user, id, ...props }: NominatePageProps) {
  const title = useRouteTitle();
  const person = user?.people.find((candidate) => String(candidate.id) === id);
  if (!person) return <NominatorNotFound title={title} homeHref="/" />;
  return <PersonsNominations {...props} title={title} person={person} />;
}

interface PersonsNominationsProps {
  config: Config;
  award: Award;
  title: string;
  person: Person;
}

/** Fetches what is saved; shows the categories once it is there. */
function PersonsNominations({ config, award, title, person }: PersonsNominationsProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const other = useOtherAward(config, award, person.id);
  const { worksOf, nominations } = config.hugo.awards[award] ?? config.hugo.awards.hugo;
  const { phase, left } = useDeadline(config.hugo.awards[award]?.nominations);
  const readOnly = useReadOnlyReason(config, phase, person);
  const isHydrated = useHydrated();
  const saved = useQuery({
    ...nominationsQuery(api, person.id),
    refetchOnReconnect: false,
    // What the server drew it has just read.
    refetchOnMount: isHydrated,
  });
  const start = useInitialData(saved, isHydrated);
  const isFailed = !start && isHydrated && saved.isError;
  return (
    <NominationsPage
      title={title}
      name={person.preferred_name}
      phase={phase}
      opens={nominations.opens}
      closes={nominations.closes}
      zone={config.deadlineTimeZone}
      left={left}
      readOnly={readOnly}
      rules={{ worksOf, max: config.hugo.maxNominations, help: config.contact.hugoHelp }}
      other={other}
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
            award={award}
            person={person}
            saved={start}
            isReadOnly={readOnly !== undefined}
          />
        </PassingTime>
      )}
    </NominationsPage>
  );
}

/** The way to the nominations of the other award; undefined where there is none. */
function useOtherAward(config: Config, award: Award, personId: number) {
  const { t } = useLingui();
  if (award === 'retro') return { href: `/hugo/nominate/${personId}`, label: t`Hugo nominations` };
  if (!config.hugo.awards.retro) return undefined;
  return { href: `/hugo/nominate-retro/${personId}`, label: t`Retro Hugo nominations` };
}
