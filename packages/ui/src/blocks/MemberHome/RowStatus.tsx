import {
  type AwardName,
  type AwardPageName,
  type AwardRight,
  periodPhase,
  type Progress,
  timeLeft,
  getUrgency,
} from '@conkit/rules';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useLocaleContext } from '../../words/provider.tsx';
import {
  getCity,
  useNow,
  type DateStyle,
  useDates,
  useTimeLeft,
  useReaderZone,
} from '../../words/dates.ts';
import type { MemberHomeMessages } from '../../locales/en/MemberHome.gen.ts';
import * as css from './MemberHome.css.ts';

/** An award page that a person's card can link to. */
export interface HomeAwardPage extends AwardName {
  readonly page: AwardPageName;
  readonly right: AwardRight;
  /** The year of the award. */
  readonly year: number;
  /**
   * When the page closes, ISO 8601 with an offset.
   *
   * @default the deadline is not mentioned
   */
  readonly closesAt?: string;
  /**
   * How many positions a ballot has. With 1 the voter chooses one finalist and ranks nothing.
   *
   * @default more than one
   */
  readonly positions?: number;
}

/** A person's progress with an award page; for nominations with the number of works. */
export interface HomeProgress extends Progress {
  readonly works?: number;
}

interface RowStatusProps {
  page: HomeAwardPage;
  /** Undefined while it is loading. */
  progress: HomeProgress | undefined;
  isLoading: boolean;
  /** Whether this device has changes that the server lacks. */
  isUnsaved: boolean;
  /** Whether to highlight a deadline that is near. */
  isUrgencyShown: boolean;
  formats: HomeFormats;
  words: MemberHomeMessages;
}

/** A person's progress with an award page, in a line: "2 of 20 categories ranked · saved 01:15 · closes …". */
export function RowStatus(props: RowStatusProps) {
  const { page, progress, isLoading, isUnsaved, words } = props;
  const { closesAt } = page;
  const now = useNow();
  const isClosed = closesAt !== undefined && periodPhase({ closes: closesAt }, now) === 'closed';
  const parts: ReactNode[] = [];
  if (progress) parts.push(...formatProgress(page, progress, isClosed, words));
  else if (isLoading) parts.push(<span key="waiting" className={css.waiting} />);
  if (isUnsaved) parts.push(<b key="unsaved">{words.unsavedHere}</b>);
  if (progress?.saved && !isClosed) {
    parts.push(<SavedAt key="saved" {...props} instant={progress.saved} />);
  }
  if (closesAt !== undefined) {
    parts.push(<Closing key="closes" {...props} instant={closesAt} isClosed={isClosed} />);
  }
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one line, in their order
    <Fragment key={index}>
      <span className={css.part}>
        <bdi>{part}</bdi>
        {index < parts.length - 1 && ' ·'}
      </span>{' '}
    </Fragment>
  ));
}

function formatProgress(
  { right, positions }: HomeAwardPage,
  { done, categories, works = 0, saved }: HomeProgress,
  isClosed: boolean,
  words: MemberHomeMessages,
): string[] {
  if (saved === null) {
    return isClosed
      ? [words.nothingSaved]
      : [words.notStarted, words.categories({ count: categories })];
  }
  if (right === 'nominate') return [words.works({ works, done })];
  const format = positions === 1 ? words.chosen : words.ranked;
  return [format({ isAll: done === categories, done, categories })];
}

interface InstantProps {
  instant: string;
  isKnown: boolean;
  className?: string;
  children: ReactNode;
}

/** A formatted instant. The server and the browser may spell a date differently. */
const Instant = ({ instant, isKnown, className, children }: InstantProps) => (
  <time
    dateTime={instant}
    className={isKnown ? className : css.unknownZone}
    suppressHydrationWarning
  >
    {children}
  </time>
);

/** When something was saved: the time if that was today, else the date. */
function SavedAt({ instant, formats, words }: RowStatusProps & { instant: string }) {
  const { isKnown, time, day, date } = formats;
  const now = useNow();
  const at = new Date(instant);
  const isToday = date(at) === date(now);
  return (
    <Instant instant={instant} isKnown={isKnown}>
      {isToday ? words.savedAt({ time: time(at) }) : words.savedOn({ day: day(at) })}
    </Instant>
  );
}

interface ClosingProps extends RowStatusProps {
  instant: string;
  isClosed: boolean;
}

/** When a page closes or has closed; on the last day the time left. */
function Closing({ instant, isClosed, isUrgencyShown, formats, words }: ClosingProps) {
  const { isKnown, place, time, weekday, day } = formats;
  const formatTimeLeft = useTimeLeft();
  const now = useNow();
  const at = new Date(instant);
  const period = { closes: instant };
  const left = getUrgency(period, now) === 'calm' ? undefined : timeLeft(period, now);
  const soon = isUrgencyShown ? css.soon : undefined;
  if (left) {
    return (
      <Instant instant={instant} isKnown className={soon}>
        {words.closesSoon({ left: formatTimeLeft(left) })}
      </Instant>
    );
  }
  return (
    <Instant instant={instant} isKnown={isKnown}>
      {isClosed
        ? words.closed({ day: day(at) })
        : words.closes({ weekday: weekday(at), day: day(at), time: time(at), place })}
    </Instant>
  );
}

type Format = (at: Date) => string;

/** The formats of the page's days and times. */
interface HomeFormats {
  /** Whether the reader's zone is known; until then all times are in UTC and must stay hidden. */
  readonly isKnown: boolean;
  /** The city of the reader's zone, if its name has one. */
  readonly place: string | undefined;
  /** "01:15" */
  readonly time: Format;
  /** "Mon" */
  readonly weekday: Format;
  /** "22 March" */
  readonly day: Format;
  /** The whole date, to compare days. */
  readonly date: Format;
}

/** Returns formats for the reader's zone and locale. Called once for the page, not for each row. */
export function useHomeFormats(): HomeFormats {
  const { locale } = useLocaleContext();
  const zone = useReaderZone();
  const date = useDates();
  return useMemo(() => {
    const createFormat =
      (style: DateStyle): Format =>
      (at) =>
        date(at, style);
    return {
      isKnown: zone !== undefined,
      place: zone === undefined ? undefined : getCity(zone),
      time: createFormat({ timeStyle: 'short' }),
      weekday: createFormat({ weekday: 'short' }),
      // Finnish abbreviates the month of a date to a number.
      day: createFormat({ day: 'numeric', month: locale.startsWith('fi') ? 'numeric' : 'long' }),
      date: createFormat({ dateStyle: 'short' }),
    };
  }, [locale, zone, date]);
}
