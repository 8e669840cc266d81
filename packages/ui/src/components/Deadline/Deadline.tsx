import type { TimeSpan } from '@conkit/rules';
import { useMemo } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLocaleContext, useMessages } from '../../words/provider.tsx';
import {
  getCity,
  useDates,
  type DateStyle,
  useTimeLeft,
  useReaderZone,
} from '../../words/dates.ts';
import { deadlineMessages, type DeadlineMessages } from '../../locales/en/Deadline.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './Deadline.css.ts';

export interface DeadlineProps extends ElementProps {
  /** The instant, ISO 8601 with an offset. */
  instant: string;
  /** The time zone of the rules, IANA: `America/Los_Angeles`. */
  timeZone: string;
  /** The time left, shown first as "in 119 days". Omitted if undefined. */
  remaining?: TimeSpan | undefined;
  /** Replaces single texts. */
  messages?: SomeMessages<DeadlineMessages>;
}

const shortDay = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const fullDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const clock = { timeStyle: 'short' } as const;

/**
 * Puts the weekday into the essive: ”maanantaina”. Some browsers format it in the nominative.
 *
 * @internal
 */
export const toFinnishDay = (day: string): string =>
  day.replace(/^(\S+tai|keskiviikko)(?=\s)/, '$1na');

/** Puts the name of a zone into the partitive, as after a time: ”aikaa”. */
const toFinnishZone = (zone: string): string => zone.replace(/aika$/, 'aikaa');

/**
 * Shows a deadline: "in 119 days", then "Mon 22 March, 01:05 (Helsinki)" in the reader's time zone, then the full date
 * in the rules' time zone. Until the browser's zone is known, the reader's line uses the rules' zone at the same
 * height, so that it causes no layout shift.
 *
 * @example
 * ```tsx
 * <p>
 *   Voting closes{' '}
 *   <Deadline
 *     instant="2019-07-31T23:59:00-07:00"
 *     timeZone="America/Los_Angeles"
 *     remaining={{ value: 30, unit: 'day' }}
 *   />
 * </p>
 * ```
 */
export const Deadline = ({ instant, timeZone, remaining, messages, ...own }: DeadlineProps) => {
  const words = useMessages('Deadline', deadlineMessages, messages);
  const { locale, once } = useLocaleContext();
  const formatTimeLeft = useTimeLeft();
  const date = useDates();
  const ownZone = useReaderZone();
  // Memoized: formatting dates is slow, and a countdown beside it may re-render every second.
  const texts = useMemo(() => {
    const at = new Date(instant);
    const write = (zone: string, style: DateStyle) => date(at, { ...style, timeZone: zone });
    const formatZone = (zone: string, timeZoneName: 'longGeneric' | 'short') =>
      once(
        `${timeZoneName} ${locale} ${zone} ${instant}`,
        () =>
          new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
            .formatToParts(at)
            .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
      );
    const shown = ownZone ?? timeZone;
    const officialZone = formatZone(timeZone, 'longGeneric');
    const isFinnish = /^fi\b/.test(locale);
    const name = formatZone(shown, shown === timeZone ? 'longGeneric' : 'short');
    const city = ownZone === undefined ? undefined : getCity(ownZone);
    return {
      moment: words.moment({
        day: write(shown, shortDay).replace(',', ''),
        time: write(shown, clock),
      }),
      place: city ?? name,
      placeInWords: city === undefined ? name : words.inZone({ city }),
      official: words.official({
        day: isFinnish ? toFinnishDay(write(timeZone, fullDay)) : write(timeZone, fullDay),
        time: write(timeZone, clock),
        zone: isFinnish ? toFinnishZone(officialZone) : officialZone,
      }),
    };
  }, [locale, once, date, instant, timeZone, ownZone, words]);
  return (
    <span {...elementProps(own)}>
      {remaining && <strong suppressHydrationWarning>{formatTimeLeft(remaining)}</strong>}
      {/* Recreate the element with the zone: changed text would count as a layout shift. */}
      <time
        key={ownZone}
        dateTime={instant}
        className={ownZone === undefined ? css.firstMoment : css.moment}
        suppressHydrationWarning
      >
        {texts.moment}{' '}
        <span aria-hidden="true" suppressHydrationWarning>
          ({texts.place})
        </span>
        <VisuallyHidden>{texts.placeInWords}</VisuallyHidden>
      </time>
      <span className={css.official} suppressHydrationWarning>
        {texts.official}
      </span>
    </span>
  );
};
