import { periodPhase, timeLeft, urgencyOf } from '@conkit/rules';
import { Fragment, type ReactNode } from 'react';
import { useNow } from '../../words/now.ts';
import { useTimeLeft } from '../../words/useRelativeTime.ts';
import * as css from './MemberHome.css.ts';
import type { MemberHomeMessages } from './MemberHome.messages.ts';
import type { HomeAwardPage, HomeProgress } from './MemberHomeProps.ts';
import type { HomeFormats } from './useHomeFormats.ts';

interface RowStatusProps {
  page: HomeAwardPage;
  /** Undefined while it is loading. */
  progress: HomeProgress | undefined;
  isLoading: boolean;
  /** Whether to highlight a deadline that is near. */
  isUrgencyShown: boolean;
  formats: HomeFormats;
  words: MemberHomeMessages;
}

/** A person's progress with an award page, in a line: "2 of 20 categories ranked · saved 01:15 · closes …". */
export function RowStatus(props: RowStatusProps) {
  const { page, progress, isLoading, words } = props;
  const { closes } = page;
  const now = useNow();
  const isClosed = closes !== undefined && periodPhase({ closes }, now) === 'closed';
  const parts: ReactNode[] = [];
  if (progress) parts.push(...progressParts(page, progress, isClosed, words));
  else if (isLoading) parts.push(<span key="waiting" className={css.waiting} />);
  if (progress?.saved && !isClosed) {
    parts.push(<SavedAt key="saved" {...props} instant={progress.saved} />);
  }
  if (closes !== undefined) {
    parts.push(<Closing key="closes" {...props} instant={closes} isClosed={isClosed} />);
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

function progressParts(
  { right, positions }: HomeAwardPage,
  { done, categories, works = 0, saved }: HomeProgress,
  isClosed: boolean,
  words: MemberHomeMessages,
): string[] {
  if (saved === null) {
    return isClosed ? [words.nothingSaved] : [words.notStarted, words.categories(categories)];
  }
  if (right === 'nominate') return [words.works({ works, done })];
  return [(positions === 1 ? words.chosen : words.ranked)({ done, categories })];
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

/** When something was saved: the time today, the date on other days. */
function SavedAt({ instant, formats, words }: RowStatusProps & { instant: string }) {
  const { isKnown, time, day, date } = formats;
  const now = useNow();
  const at = new Date(instant);
  const isToday = date(at) === date(now);
  return (
    <Instant instant={instant} isKnown={isKnown}>
      {words.saved(isToday ? { time: time(at) } : { day: day(at) })}
    </Instant>
  );
}

interface ClosingProps extends RowStatusProps {
  instant: string;
  isClosed: boolean;
}

/** When a page closes or has closed; on the last day the time left. */
function Closing({ instant, isClosed, isUrgencyShown, formats, words }: ClosingProps) {
  const { isKnown, time, weekday, day } = formats;
  const tell = useTimeLeft();
  const now = useNow();
  const at = new Date(instant);
  const period = { closes: instant };
  const left = urgencyOf(period, now) === 'calm' ? undefined : timeLeft(period, now);
  const soon = isUrgencyShown ? css.soon : undefined;
  if (left) {
    return (
      <Instant instant={instant} isKnown className={soon}>
        {words.closesSoon(tell(left))}
      </Instant>
    );
  }
  return (
    <Instant instant={instant} isKnown={isKnown}>
      {isClosed
        ? words.closed(day(at))
        : words.closes({ weekday: weekday(at), day: day(at), time: time(at) })}
    </Instant>
  );
}
