import type { AwardName, AwardRight, TimeSpan } from '@conkit/rules';
import type { ReactNode } from 'react';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { useHeading } from '../../primitives/element/headingLevel.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useDates } from '../../words/dates.ts';
import { useLocaleContext, useMessages } from '../../words/provider.tsx';
import { frontPageMessages, type FrontPageMessages } from '../../locales/en/FrontPage.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './parts.css.ts';

/** Nominating or voting for an award: open, or open soon. */
export interface FrontPeriod {
  readonly right: AwardRight;
  readonly award: AwardName;
  /** The award's year. */
  readonly year: number;
  /** Its page, linked while it is open. */
  readonly href: string;
  readonly phase: 'before' | 'open';
  /** When it opens or closes, ISO 8601 with an offset. */
  readonly instant: string;
  /** The time until it closes. */
  readonly remaining?: TimeSpan | undefined;
}

export interface FrontIntroProps extends ElementProps {
  /** The convention's full name, the page's heading. */
  title: string;
  /** What it is, in a few words. */
  tagline?: string | undefined;
  /** The first day, `YYYY-MM-DD`. */
  firstDay?: string | undefined;
  /**
   * The last day, `YYYY-MM-DD`.
   *
   * @default the first day
   */
  lastDay?: string | undefined;
  /** The venue, with its city. */
  place?: string | undefined;
  /** The address of the convention's own site. */
  website?: string | undefined;
  /** What is open or opens next, in order. */
  periods: readonly FrontPeriod[];
  /** The time zone of the deadlines, IANA. */
  timeZone: string;
  /** A drawing beside the name. */
  picture?: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<FrontPageMessages>;
}

/**
 * The convention's name, days and place, and what is open now.
 *
 * @example
 * ```tsx
 * <FrontIntro
 *   title="Dublin 2019: An Irish Worldcon"
 *   firstDay="2019-08-15"
 *   lastDay="2019-08-19"
 *   place="Convention Centre Dublin"
 *   periods={[{ right: 'vote', award: { name: 'Hugo Awards' }, year: 2019, href: '/hugo/vote', phase: 'open', instant: closes }]}
 *   timeZone="America/Los_Angeles"
 * />
 * ```
 */
export function FrontIntro(props: FrontIntroProps) {
  const { title, tagline, firstDay, lastDay = firstDay, place, website, periods, picture } = props;
  const words = useMessages('FrontPage', frontPageMessages, props.messages);
  const formatDays = useDays();
  const { Heading, below } = useHeading(1);
  const Subheading = `h${below}` as const;
  return (
    <div {...elementProps(props, css.intro)}>
      <div className={css.hero}>
        <div className={css.names}>
          {tagline !== undefined && <p className={css.tagline}>{tagline}</p>}
          <Heading className={css.title}>{title}</Heading>
          {(firstDay !== undefined || place !== undefined) && (
            <p className={css.facts}>
              {firstDay !== undefined && (
                <span className={css.fact}>{formatDays(firstDay, lastDay ?? firstDay)}</span>
              )}{' '}
              {place !== undefined && <span className={css.fact}>{place}</span>}
            </p>
          )}
          {website !== undefined && (
            <p className={css.website}>
              {words.website({
                site: (
                  <a href={website} className={css.site}>
                    {toHost(website)}
                  </a>
                ),
              })}
            </p>
          )}
        </div>
        {picture !== undefined && <div className={css.picture}>{picture}</div>}
      </div>
      {periods.length > 0 && (
        <section>
          <Subheading>
            <VisuallyHidden>{words.now}</VisuallyHidden>
          </Subheading>
          <ul className={css.periods}>
            {periods.map((period) => (
              <li key={period.href} className={css.period}>
                <Period period={period} timeZone={props.timeZone} words={words} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Returns a site's name without `www.`. */
const toHost = (url: string): string => new URL(url).host.replace(/^www\./, '');

/** Returns a function that formats the days of a convention: "15–19 August 2019". */
function useDays() {
  const { locale, once } = useLocaleContext();
  return (first: string, last: string) =>
    once(`days ${locale} ${first} ${last}`, () =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
        new Date(first),
        new Date(last),
      ),
    );
}

interface PeriodProps {
  period: FrontPeriod;
  timeZone: string;
  words: FrontPageMessages;
}

/** What is open, until when in the zone of the rules, and the time left. */
function Period({ period, timeZone, words }: PeriodProps) {
  const { right, award, year, href, phase, instant, remaining } = period;
  const date = useDates();
  const { locale, once } = useLocaleContext();
  const moment = date(new Date(instant), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  const zone = once(
    `zone ${locale} ${timeZone} ${instant}`,
    () =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
        .formatToParts(new Date(instant))
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  );
  const left =
    remaining &&
    once(`for ${locale} ${remaining.value} ${remaining.unit}`, () =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: remaining.unit,
        unitDisplay: 'long',
      }).format(remaining.value),
    );
  const content = (
    <>
      <span className={css.label}>{words.period({ right, year, ...award })}</span>{' '}
      <span className={css.until}>
        {phase === 'open' ? words.until({ moment, zone }) : words.opens({ moment, zone })}
      </span>{' '}
      {left !== undefined && (
        <span className={css.left} suppressHydrationWarning>
          {words.left({ left })}
        </span>
      )}
    </>
  );
  if (phase === 'before') return <div className={css.periodFacts}>{content}</div>;
  return (
    <Link href={href} className={css.periodLink}>
      {content}
    </Link>
  );
}
