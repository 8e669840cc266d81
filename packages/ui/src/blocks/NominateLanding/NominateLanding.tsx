import type { Phase } from '@conkit/rules';
import { Deadline } from '../../components/Deadline/Deadline.tsx';
import { WhyReadOnly, type ReadOnlyReason } from '../../components/WhyReadOnly/WhyReadOnly.tsx';
import { ActionList } from '../../primitives/ActionList/ActionList.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { BallotIcon } from '../../primitives/icons/icons.tsx';
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
  readonly worksOf?: number | undefined;
  /** The number of its categories. */
  readonly categories: number;
  /** The URL of its nominations. */
  readonly href: string;
}

export interface NominateLandingProps extends ElementProps {
  title: string;
  /** The nominator's name. */
  name: string;
  phase: Phase;
  /** When the first nominations open and the last close, ISO 8601 with an offset. */
  opens: string;
  closes: string;
  /** The IANA time zone in which the rules name these times. */
  zone: string;
  /** Why the nominations are read-only; undefined while they can be edited. */
  readOnly: ReadOnlyReason | undefined;
  awards: readonly NominatedAward[];
  membershipsHref: string;
  homeHref: string;
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
 *   opens="2019-01-01T00:00:00-08:00"
 *   closes="2019-03-15T23:59:00-07:00"
 *   zone="America/Los_Angeles"
 *   readOnly={undefined}
 *   awards={[
 *     { key: 'hugo', label: 'Hugo nominations', worksOf: 2018, categories: 20, href: '/hugo/nominate/5' },
 *   ]}
 *   membershipsHref="/new"
 *   homeHref="/"
 * />
 * ```
 */
export function NominateLanding(props: NominateLandingProps) {
  const { phase, opens, closes, zone, awards } = props;
  const words = useMessages('NominateLanding', nominateLandingMessages, props.messages);
  const isBefore = phase === 'before';
  return (
    <div {...elementProps(props, page.narrow)}>
      <h1 className={page.heading}>{props.title}</h1>
      {phase !== 'closed' && (
        <p className={page.lead}>
          {isBefore ? words.opens : words.closes}{' '}
          <Deadline instant={isBefore ? opens : closes} zone={zone} />
        </p>
      )}
      <div className={page.stack}>
        <WhyReadOnly reason={props.readOnly} membershipsHref={props.membershipsHref} />
        <Card
          title={props.name}
          subtitle={awards.length > 1 ? words.severalAwards({ count: awards.length }) : undefined}
        >
          <ActionList
            aria-label={words.nominations}
            actions={awards.map(({ key, label, worksOf, categories, href }) => ({
              id: key,
              icon: <BallotIcon />,
              label,
              hint: words.about({ worksOf, categories }),
              href,
            }))}
          />
        </Card>
      </div>
      <p className={page.after}>
        <Link href={props.homeHref}>{words.home}</Link>
      </p>
    </div>
  );
}
