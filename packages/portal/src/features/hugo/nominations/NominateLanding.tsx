import type { Config, User } from '@conkit/api-client';
import { nominationCategories } from '@conkit/rules';
import { NominateLanding as Landing, NominatorNotFound } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useRouteTitle } from '../../../shell/title.ts';
import { useDeadline } from '../shared/useDeadline.ts';
import { useReadOnlyReason } from './useReadOnlyReason.ts';

interface NominateLandingProps {
  config: Config;
  user: User | null;
  /** The person of the path. */
  id: string;
}

/** The way to the nominations of both awards. */
export function NominateLanding({ config, user, id }: NominateLandingProps) {
  const { t } = useLingui();
  const title = useRouteTitle();
  const { awards, categories } = config.hugo;
  const { opens, closes } = awards.hugo.nominations;
  const { phase } = useDeadline(awards.hugo.nominations);
  const person = user?.people.find((candidate) => String(candidate.id) === id);
  const readOnly = useReadOnlyReason(config, phase, person);
  if (!person) return <NominatorNotFound title={title} homeHref="/" />;
  const pages = [
    { key: 'hugo', label: t`Hugo nominations`, href: `/hugo/nominate/${id}` },
    { key: 'retro', label: t`Retro Hugo nominations`, href: `/hugo/nominate-retro/${id}` },
  ] as const;
  return (
    <Landing
      title={title}
      name={person.preferred_name}
      phase={phase}
      opens={opens}
      closes={closes}
      zone={config.deadlineTimeZone}
      readOnly={readOnly}
      awards={pages.flatMap(({ key, ...page }) => {
        const award = awards[key];
        const count = nominationCategories(categories, key).length;
        return award ? [{ key, ...page, worksOf: award.worksOf, categories: count }] : [];
      })}
      membershipsHref="/new"
      homeHref="/"
    />
  );
}
