import type { Phase } from '@conkit/rules';
import { Deadline } from '../../components/Deadline/Deadline.tsx';
import { WhyReadOnly, type ReadOnlyReason } from '../../components/WhyReadOnly/WhyReadOnly.tsx';
import { ActionList } from '../../primitives/ActionList/ActionList.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { BallotIcon } from '../../primitives/icons/icons.tsx';
import { HeadingLevelProvider, useHeading } from '../../primitives/element/headingLevel.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  nominateLandingMessages,
  type NominateLandingMessages,
} from '../../locales/en/NominateLanding.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as page from '../page.css.ts';

/** An award with nominations. */
export interface NominatedAward {
  readonly key: string;
  /** The label of its nominations. */
  readonly label: string;
  /** The year of the eligible works; undefined if the award is not for one year. */
  readonly eligibilityYear?: number | undefined;
  /** The number of its categories. */
  readonly categoryCount: number;
  /** The URL of its nominations. */
  readonly href: string;
}

export interface NominateLandingProps extends ElementProps {
  /** The page's heading. */
  title: string;
  /** The nominator's name. */
  name: string;
  /** Whether nominations are not open yet, open or closed. */
  phase: Phase;
  /** When the first nominations open, ISO 8601 with an offset. */
  opensAt: string;
  /** When the last nominations close, ISO 8601 with an offset. */
  closesAt: string;
  /** The IANA time zone in which the rules name these times. */
  timeZone: string;
  /** Why the nominations are read-only; undefined while they can be edited. */
  readOnlyReason: ReadOnlyReason | undefined;
  /** The awards that have nominations. */
  awards: readonly NominatedAward[];
  /** The page that sells memberships. */
  membershipsHref: string;
  /** The member's main page. */
  homeHref: string;
  /** Replaces single texts. */
  messages?: SomeMessages<NominateLandingMessages>;
}

/**
 * Links one person to their nominations for each award.
 *
 * @example
 * ```tsx
 * <NominateLanding
 *   title="Nominations"
 *   name="Aoife Byrne"
 *   phase="open"
 *   opensAt="2019-01-01T00:00:00-08:00"
 *   closesAt="2019-03-15T23:59:00-07:00"
 *   timeZone="America/Los_Angeles"
 *   readOnlyReason={undefined}
 *   awards={[
 *     { key: 'hugo', label: 'Hugo nominations', eligibilityYear: 2018, categoryCount: 20, href: '/hugo/nominate/5' },
 *   ]}
 *   membershipsHref="/new"
 *   homeHref="/"
 * />
 * ```
 */
export function NominateLanding(props: NominateLandingProps) {
  const { phase, opensAt, closesAt, timeZone, awards } = props;
  const words = useMessages('NominateLanding', nominateLandingMessages, props.messages);
  const isBefore = phase === 'before';
  const { Heading, below } = useHeading(1);
  return (
    <HeadingLevelProvider value={below}>
      <div {...elementProps(props, page.narrow)}>
        <Heading className={page.heading}>{props.title}</Heading>
        {phase !== 'closed' && (
          <p className={page.lead}>
            {isBefore ? words.opens : words.closes}{' '}
            <Deadline instant={isBefore ? opensAt : closesAt} timeZone={timeZone} />
          </p>
        )}
        <div className={page.stack}>
          <WhyReadOnly reason={props.readOnlyReason} membershipsHref={props.membershipsHref} />
          <Card
            title={props.name}
            subtitle={awards.length > 1 ? words.severalAwards({ count: awards.length }) : undefined}
          >
            <ActionList
              aria-label={words.nominations}
              actions={awards.map(({ key, label, eligibilityYear, categoryCount, href }) => ({
                id: key,
                icon: <BallotIcon />,
                label,
                hint: words.about({ worksOf: eligibilityYear, categories: categoryCount }),
                href,
              }))}
            />
          </Card>
        </div>
        <p className={page.after}>
          <Link isAlone href={props.homeHref}>
            {words.home}
          </Link>
        </p>
      </div>
    </HeadingLevelProvider>
  );
}
