import type { TimeSpan } from '@conkit/rules';
import { useMemo } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useSurroundings } from '../../words/ConKitProvider.tsx';
import { useDates, type DateStyle } from '../../words/useDates.ts';
import { useMessages } from '../../words/useMessages.ts';
import { useTimeLeft } from '../../words/useRelativeTime.ts';
import { useReaderZone } from '../../words/useZone.ts';
import * as css from './Deadline.css.ts';
import { deadlineMessages, type DeadlineMessages } from './Deadline.messages.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface DeadlineProps extends ElementProps {
  /** The instant, ISO 8601 with an offset. */
  instant: string;
  /** The zone that the rules name it in, IANA: `America/Los_Angeles`. */
  zone: string;
  /** How long there is until then: "in 119 days" stands first; nothing does where it is not given. */
  left?: TimeSpan | undefined;
  messages?: Partial<DeadlineMessages>;
}

const shortDay = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const fullDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const clock = { timeStyle: 'short' } as const;

/** The city that a zone is called by, `Europe/Helsinki`; undefined for one that is called otherwise, `UTC`. */
const cityOf = (zone: string): string | undefined =>
  zone.startsWith('Etc/') ? undefined : /\/([^/]+)$/.exec(zone)?.[1]?.replaceAll('_', ' ');

/**
 * A deadline: "in 119 days", on a line of its own when that is in the reader's zone, "Mon 22 March, 01:05 (Helsinki)",
 * and below it the same in full in the zone that the rules name. Until the browser has told its zone the reader's line is
 * in that of the rules, too, and no higher, so that nothing moves.
 *
 * @example
 * ```tsx
 * <p>
 *   Voting closes{' '}
 *   <Deadline
 *     instant="2019-07-31T23:59:00-07:00"
 *     zone="America/Los_Angeles"
 *     left={{ value: 30, unit: 'day' }}
 *   />
 * </p>
 * ```
 */
export const Deadline = ({ instant, zone, left, messages, ...own }: DeadlineProps) => {
  const words = useMessages('Deadline', deadlineMessages, messages);
  const { locale, once } = useSurroundings();
  const tell = useTimeLeft();
  const date = useDates();
  const ownZone = useReaderZone();
  // Beside it seconds may be counted: this is written once.
  const told = useMemo(() => {
    const at = new Date(instant);
    const write = (timeZone: string, style: DateStyle) => date(at, { ...style, timeZone });
    const nameOf = (timeZone: string, timeZoneName: 'longGeneric' | 'short') =>
      once(
        `${timeZoneName} ${locale} ${timeZone} ${instant}`,
        () =>
          new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
            .formatToParts(at)
            .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
      );
    const shown = ownZone ?? zone;
    const name = nameOf(shown, shown === zone ? 'longGeneric' : 'short');
    const city = ownZone === undefined ? undefined : cityOf(ownZone);
    return {
      moment: words.moment(write(shown, shortDay), write(shown, clock)),
      place: city ?? name,
      heard: city === undefined ? name : words.inZone(city),
      official: words.official(
        write(zone, fullDay),
        write(zone, clock),
        nameOf(zone, 'longGeneric'),
      ),
    };
  }, [locale, once, date, instant, zone, ownZone, words]);
  return (
    <span {...elementProps(own)}>
      {left && <strong suppressHydrationWarning>{tell(left)}</strong>}
      {/* Another time is another element: nothing in it has moved. */}
      <time
        key={ownZone}
        dateTime={instant}
        className={ownZone === undefined ? css.firstMoment : css.moment}
        suppressHydrationWarning
      >
        {told.moment}{' '}
        <span aria-hidden="true" suppressHydrationWarning>
          ({told.place})
        </span>
        <VisuallyHidden>{told.heard}</VisuallyHidden>
      </time>
      <span className={css.official} suppressHydrationWarning>
        {told.official}
      </span>
    </span>
  );
};
