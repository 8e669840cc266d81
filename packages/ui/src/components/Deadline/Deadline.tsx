import { useMemo } from 'react';
import { useSurroundings } from '../../words/ConKitProvider.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { useReaderZone } from '../../words/useZone.ts';
import * as css from './Deadline.css.ts';
import { deadlineMessages, type DeadlineMessages } from './Deadline.messages.ts';

export interface DeadlineProps {
  /** The instant, ISO 8601 with an offset. */
  instant: string;
  /** The zone that the rules name it in, IANA: `America/Los_Angeles`. */
  zone: string;
  messages?: Partial<DeadlineMessages>;
}

const time = { hour: 'numeric', minute: '2-digit' } as const;
const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/**
 * A deadline in the zone that the rules name and, once the browser has told it, in the reader's own. The
 * same text is kept where the server's and the browser's spelling of a date differ.
 *
 * @example
 * ```tsx
 * <Deadline instant="2019-07-31T23:59:00-07:00" zone="America/Los_Angeles" />
 * ```
 */
export const Deadline = ({ instant, zone, messages }: DeadlineProps) => {
  const words = useMessages('Deadline', deadlineMessages, messages);
  const { locale } = useSurroundings();
  const ownZone = useReaderZone();
  // Beside it seconds may be counted: the formats are made once.
  const [official, own] = useMemo(() => {
    const write = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone, ...time, ...day, ...options }).format(
        new Date(instant),
      );
    return [
      write(zone, { year: 'numeric', timeZoneName: 'longGeneric' }),
      ownZone && write(ownZone, {}),
    ];
  }, [locale, instant, zone, ownZone]);
  return (
    <>
      <time dateTime={instant} suppressHydrationWarning>
        {official}
      </time>
      <span className={css.own}>{own ? words.ownTime(own) : '\u00a0'}</span>
    </>
  );
};
