import type { Config, User } from '@conkit/api-client';
import { closingTime, nominationCategories } from '@conkit/rules';
import { NominateLanding as Landing, NominatorNotFound } from '@conkit/ui';
import { useLingui } from '@lingui/react';
import { useLanguage } from '../../../i18n/language.ts';
import { findPersonById } from '../../../shell/account.ts';
import { useRouteTitle } from '../../../shell/title.ts';
import { listAwardPages } from '../shared/awardPage.ts';
import { useDeadline } from '../shared/deadline.tsx';
import { getNominationsLabel } from './titles.ts';
import { useReadOnlyReason } from './useReadOnlyReason.ts';

interface NominateLandingProps {
  config: Config;
  user: User | null;
  /** The person's id in the URL. */
  id: string;
}

/** Links to the nominations of each award. */
export function NominateLanding({ config, user, id }: NominateLandingProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const title = useRouteTitle();
  const pages = listAwardPages(config, 'nominate');
  // Nominating is possible until the last award closes.
  const [last] = pages.toSorted(
    (one, other) => +closingTime(other.period) - +closingTime(one.period),
  );
  const { phase } = useDeadline(last?.period);
  const person = findPersonById(user, id);
  const readOnly = useReadOnlyReason(config, last, phase, person);
  if (!person || !last) return <NominatorNotFound title={title} homeHref="/" />;
  const { opens, closes } = last.period;
  return (
    <Landing
      title={title}
      name={person.preferred_name}
      phase={phase}
      opensAt={opens ?? closes}
      closesAt={closes}
      timeZone={config.deadlineTimeZone}
      readOnlyReason={readOnly}
      awards={pages.map(({ award, path, facts }) => ({
        key: award,
        label: getNominationsLabel(facts, { i18n, language }),
        href: `${path}/${id}`,
        eligibilityYear: facts.worksOf,
        categoryCount: nominationCategories(config.hugo.categories, award).length,
      }))}
      membershipsHref="/new"
      homeHref="/"
    />
  );
}
