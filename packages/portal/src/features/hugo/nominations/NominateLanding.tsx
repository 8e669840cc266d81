import type { Config, User } from '@conkit/api-client';
import { canNominate, nominationCategories, type Award } from '@conkit/rules';
import { ActionList, BallotIcon, Card, Deadline } from '@conkit/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import * as pages from '../../../shell/pages.css.ts';
import { useRouteTitle } from '../../../shell/title.ts';
import { useDeadline } from '../shared/useDeadline.ts';
import { NominatorNotFound } from './NominatorNotFound.tsx';
import { WhyReadOnly } from './WhyReadOnly.tsx';

interface NominateLandingProps {
  config: Config;
  user: User | null;
  /** The person of the path. */
  id: string;
}

const PAGES = [
  ['hugo', '/hugo/nominate'],
  ['retro', '/hugo/nominate-retro'],
] as const;

/** The way to the nominations of both awards. */
export function NominateLanding({ config, user, id }: NominateLandingProps) {
  const { t } = useLingui();
  const title = useRouteTitle();
  const period = config.hugo.awards.hugo.nominations;
  const { phase } = useDeadline(period);
  const person = user?.people.find((candidate) => String(candidate.id) === id);
  if (!person) return <NominatorNotFound />;
  const awards = PAGES.filter(([award]) => config.hugo.awards[award]);
  const hint = (award: Award) => {
    const count = nominationCategories(config.hugo.categories, award).length;
    const worksOf = config.hugo.awards[award]?.worksOf;
    return t`Works of ${worksOf}, in ${plural(count, { one: '# category', other: '# categories' })}`;
  };
  return (
    <div className={pages.narrow}>
      <h1 className={pages.heading}>{title}</h1>
      {phase !== 'closed' && (
        <p className={pages.lead}>
          {phase === 'before' ? <Trans>Nominations open</Trans> : <Trans>Nominations close</Trans>}{' '}
          <Deadline
            zone={config.deadlineTimeZone}
            instant={phase === 'before' ? period.opens : period.closes}
          />
        </p>
      )}
      <div className={pages.stack}>
        <WhyReadOnly
          config={config}
          phase={phase}
          person={person}
          mayNominate={canNominate(person, config.membershipTypes)}
        />
        <Card
          title={person.preferred_name}
          subtitle={t`Two awards, two sets of nominations. Each has a page of its own.`}
        >
          <ActionList
            aria-label={t`Nominations`}
            actions={awards.map(([award, path]) => ({
              id: award,
              icon: <BallotIcon />,
              label: award === 'hugo' ? t`Hugo nominations` : t`Retro Hugo nominations`,
              hint: hint(award),
              href: `${path}/${person.id}`,
            }))}
          />
        </Card>
      </div>
      <p className={pages.after}>
        <Link to="/" className={pages.groundLink}>
          <Trans>Return to the memberships page</Trans>
        </Link>
      </p>
    </div>
  );
}
