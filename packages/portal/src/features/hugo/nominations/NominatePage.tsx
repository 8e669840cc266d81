import type { Config, Person, User } from '@conkit/api-client';
import { canNominate, type Award } from '@conkit/rules';
import { Deadline, useTimeLeft } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import * as pages from '../../../shell/pages.css.ts';
import { useRouteTitle } from '../../../shell/title.ts';
import { PassingTime } from '../shared/PassingTime.tsx';
import { useDeadline } from '../shared/useDeadline.ts';
import { NominationRules } from './NominationRules.tsx';
import { CATEGORIES_ID, Nominations } from './Nominations.tsx';
import { NominatorNotFound } from './NominatorNotFound.tsx';
import { WhyReadOnly } from './WhyReadOnly.tsx';
import * as page from '../shared/Categories.css.ts';
import * as styles from './Nominations.css.ts';

interface NominatePageProps {
  config: Config;
  user: User | null;
  award: Award;
  /** The person of the path. */
  id: string;
}

/** One person's nominations for one award: the rules, and a card for each category. */
export function NominatePage({ config, user, award, id }: NominatePageProps) {
  const title = useRouteTitle();
  const person = user?.people.find((candidate) => String(candidate.id) === id);
  const period = config.hugo.awards[award]?.nominations;
  const { phase, left } = useDeadline(period);
  const tell = useTimeLeft();
  if (!person) return <NominatorNotFound />;
  const mayNominate = canNominate(person, config.membershipTypes);
  const when = <span suppressHydrationWarning>{left && tell(left)}</span>;
  return (
    <>
      <div className={page.inLine}>
        <h1 className={pages.heading}>{title}</h1>
        {period && phase === 'before' && (
          <p className={pages.lead}>
            <Trans>Nominations open</Trans>{' '}
            <Deadline zone={config.deadlineTimeZone} instant={period.opens} />
          </p>
        )}
        {period && phase === 'open' && (
          <p className={pages.lead}>
            <Trans>Nominations close</Trans>{' '}
            <Deadline zone={config.deadlineTimeZone} instant={period.closes} />{' '}
            <Trans>That is {when}.</Trans>
          </p>
        )}
        <div className={pages.stack}>
          <WhyReadOnly config={config} phase={phase} person={person} mayNominate={mayNominate} />
          <p className={styles.ways}>
            <strong>{person.preferred_name}</strong>
            <a href={`#${CATEGORIES_ID}`} className={pages.groundLink}>
              <Trans>Go to the categories</Trans>
            </a>
            <OtherPage config={config} award={award} person={person} />
          </p>
          <NominationRules config={config} award={award} phase={phase} />
        </div>
      </div>
      <PassingTime>
        <Nominations
          config={config}
          award={award}
          person={person}
          isReadOnly={!mayNominate || phase !== 'open'}
        />
      </PassingTime>
      <p className={`${page.inLine} ${pages.after} ${styles.ways}`}>
        <OtherPage config={config} award={award} person={person} />
        <Link to="/" className={pages.groundLink}>
          <Trans>Return to the memberships page</Trans>
        </Link>
      </p>
    </>
  );
}

interface OtherPageProps {
  config: Config;
  award: Award;
  person: Person;
}

/** The way to the nominations of the other award. */
function OtherPage({ config, award, person }: OtherPageProps) {
  const params = { id: String(person.id) };
  if (award === 'retro') {
    return (
      <Link to="/hugo/nominate/$id" params={params} className={pages.groundLink}>
        <Trans>Hugo nominations</Trans>
      </Link>
    );
  }
  if (!config.hugo.awards.retro) return null;
  return (
    <Link to="/hugo/nominate-retro/$id" params={params} className={pages.groundLink}>
      <Trans>Retro Hugo nominations</Trans>
    </Link>
  );
}
