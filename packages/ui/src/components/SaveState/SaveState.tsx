import type { ReactNode } from 'react';
import { Spinner } from '../../primitives/Busy/Busy.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import {
  CheckIcon,
  OfflineIcon,
  PencilIcon,
  RetryIcon,
  WarningIcon,
} from '../../primitives/icons/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useNow, useDates, useRelativeTime } from '../../words/dates.ts';
import { useMessages } from '../../words/provider.tsx';
import { saveStateMessages, type SaveStateMessages } from '../../locales/en/SaveState.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './SaveState.css.ts';
import type { SaveStatus } from './saveStatus.ts';

export interface SaveStateProps extends ElementProps {
  /** The save status. */
  status: SaveStatus;
  /** The time of the last save, an ISO instant. Undefined before the first one. */
  savedAt?: string | undefined;
  /** What is being saved, such as "Best Novel", for announcements. */
  subject: string;
  /**
   * Whether unsaved changes are kept on this device.
   *
   * @default true
   */
  isStoredLocally?: boolean;
  /** Saves immediately. Offered after a failed save. */
  onRetry?: (() => void) | undefined;
  /** Replaces single texts. */
  messages?: SomeMessages<SaveStateMessages>;
}

const icons = {
  saved: CheckIcon,
  saving: Spinner,
  unsaved: PencilIcon,
  notSaved: WarningIcon,
  offline: OfflineIcon,
};

/**
 * Shows whether work is saved. Renders nothing when nothing ever needed saving. Status changes are announced politely;
 * the passing of time, which comes from `NowProvider`, isn't.
 *
 * @example
 * ```tsx
 * <SaveState subject="Best Novel" status="saved" savedAt="2019-07-01T14:02:00Z" />
 * ```
 */
export const SaveState = (props: SaveStateProps) => {
  const { status, savedAt, subject, isStoredLocally = true, onRetry } = props;
  const words = useMessages('SaveState', saveStateMessages, props.messages);
  if (status === 'saved' && savedAt === undefined) return null;
  const Icon = icons[status];
  return (
    <div {...elementProps(props, css.kinds[status])}>
      <span className={css.icon}>
        <Icon />
      </span>
      <output>
        <VisuallyHidden>{subject}: </VisuallyHidden>
        {getStatusText(status, isStoredLocally, words)}
      </output>
      {status === 'saved' && savedAt !== undefined && <Ago at={savedAt} justNow={words.justNow} />}
      {isFailed(status) && onRetry && (
        <Button tone="quiet" onPress={() => onRetry()}>
          {words.retry}
        </Button>
      )}
    </div>
  );
};

const isFailed = (status: SaveStatus): status is 'notSaved' | 'offline' =>
  status === 'notSaved' || status === 'offline';

const getStatusText = (status: SaveStatus, isKept: boolean, words: SaveStateMessages): string =>
  isFailed(status) ? words[status]({ isKept }) : words[status];

/** The time since the last save. A separate component, so that only this re-renders as time passes. */
const Ago = ({ at, justNow }: { at: string; justNow: string }) => {
  const now = useNow();
  const formatRelative = useRelativeTime(justNow);
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{formatRelative(date, now)}</time>;
};

/**
 * Returns the text that `SaveState` announces, such as "Best Novel: Saved", for use while it isn't rendered. Undefined
 * when nothing ever needed saving.
 * @internal
 */
export function useSaveNews(props: Omit<SaveStateProps, 'onRetry'>): string | undefined {
  const { subject, status, savedAt, isStoredLocally = true } = props;
  const words = useMessages('SaveState', saveStateMessages, props.messages);
  if (status === 'saved' && savedAt === undefined) return undefined;
  return `${subject}: ${getStatusText(status, isStoredLocally, words)}`;
}

export interface SaveBriefProps extends ElementProps {
  /** The save status. */
  status: SaveStatus;
  /** The time of the last save, an ISO instant. Undefined before the first one. */
  savedAt?: string | undefined;
  /**
   * Whether unsaved changes are kept on this device.
   *
   * @default true
   */
  isStoredLocally?: boolean;
  /** Saves immediately. Offered after a failed save. */
  onRetry?: (() => void) | undefined;
  /** The sign-in page. Set it when the session has ended, to show a link instead of the status. */
  signInHref?: string | undefined;
  /** Replaces single texts. */
  messages?: SomeMessages<SaveStateMessages>;
}

/**
 * Shows the save status of a whole page in a few words, for a bar. It is always visible and announces nothing: each
 * part announces its own status.
 *
 * @example
 * ```tsx
 * <SaveBrief status="saved" savedAt="2019-07-01T14:02:00Z" />
 * ```
 */
export function SaveBrief(props: SaveBriefProps) {
  const { status, savedAt, isStoredLocally = true, onRetry, signInHref } = props;
  const words = useMessages('SaveState', saveStateMessages, props.messages);
  const formatSaved = useFormatSaved(words);
  if (status === 'saved' && savedAt === undefined) return null;
  const Icon = icons[status];
  const text =
    status === 'saved' && savedAt !== undefined
      ? formatSaved(new Date(savedAt))
      : isFailed(status)
        ? words.brief[status]({ isKept: isStoredLocally })
        : words.brief[status === 'saved' ? 'unsaved' : status];
  return (
    <span {...elementProps(props, isFailed(status) ? css.failedBrief : css.brief)}>
      <span className={css.briefIcon}>
        <Icon />
      </span>
      <span className={css.briefText}>
        {status === 'notSaved' && signInHref !== undefined ? (
          <SignInLink href={signInHref} isStoredLocally={isStoredLocally} className={css.signIn}>
            {words.signIn}
          </SignInLink>
        ) : (
          text
        )}
      </span>
      {isFailed(status) && onRetry && (
        <button
          type="button"
          className={css.retry}
          aria-label={words.retry}
          onClick={() => onRetry()}
        >
          <span className={css.retryIcon}>
            <RetryIcon />
          </span>
          <span className={css.retryText}>{words.retry}</span>
        </button>
      )}
    </span>
  );
}

const DAY_MS = 24 * 60 * 60_000;

/** Returns a function that formats the time of a save: the minute within a day, then the date. */
function useFormatSaved(words: SaveStateMessages): (at: Date) => string {
  const date = useDates();
  const now = useNow();
  return (at) => {
    const isToday = now.getTime() - at.getTime() < DAY_MS;
    return isToday
      ? words.savedAt({ time: date(at, { timeStyle: 'short' }) })
      : words.savedOn({ day: date(at, { day: 'numeric', month: 'short' }) });
  };
}

interface SignInLinkProps {
  /** The sign-in page, which returns to this page. */
  href: string;
  /**
   * Whether unsaved changes are kept on this device. Otherwise the link opens a new tab, because only this page has the
   * changes.
   */
  isStoredLocally: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Links to the sign-in page without losing unsaved changes.
 *
 * @internal
 */
export const SignInLink = ({ isStoredLocally, children, ...link }: SignInLinkProps) => (
  <a {...link} {...(isStoredLocally ? {} : { target: '_blank' })}>
    {children}
  </a>
);
