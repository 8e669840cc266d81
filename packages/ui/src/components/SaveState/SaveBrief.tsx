import { Spinner } from '../../primitives/Busy/Busy.tsx';
import {
  CheckIcon,
  OfflineIcon,
  PencilIcon,
  RetryIcon,
  WarningIcon,
} from '../../primitives/icons/icons.tsx';
import { useNow } from '../../words/now.ts';
import { useMessages } from '../../words/useMessages.ts';
import { useDates } from '../../words/useDates.ts';
import * as css from './SaveBrief.css.ts';
import { saveStateMessages, type SaveStateMessages } from './SaveState.messages.ts';
import type { SaveStatus } from './saveStatus.ts';
import { SignInLink } from './SignInLink.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface SaveBriefProps extends ElementProps {
  status: SaveStatus;
  /** The time of the last save, an ISO instant. Undefined before the first one. */
  savedAt?: string | undefined;
  /**
   * Whether unsaved changes are kept on this device.
   *
   * @default true
   */
  isKept?: boolean;
  /** Saves immediately. Offered after a failed save. */
  onRetry?: (() => void) | undefined;
  /** The sign-in page. Set it when the session has ended, to show a link instead of the status. */
  signInHref?: string | undefined;
  messages?: Partial<SaveStateMessages>;
}

const icons = {
  saved: CheckIcon,
  saving: Spinner,
  unsaved: PencilIcon,
  notSaved: WarningIcon,
  offline: OfflineIcon,
};

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
  const { status, savedAt, isKept = true, onRetry, signInHref } = props;
  const words = useMessages('SaveState', saveStateMessages, props.messages);
  const moment = useSavedMoment();
  if (status === 'saved' && savedAt === undefined) return null;
  const Icon = icons[status];
  const isFailed = status === 'notSaved' || status === 'offline';
  const said =
    status === 'saved' && savedAt !== undefined
      ? words.savedAt(moment(new Date(savedAt)))
      : words.brief[status === 'saved' ? 'unsaved' : status](isKept);
  return (
    <span {...elementProps(props, isFailed ? css.failed : css.brief)}>
      <span className={css.icon}>
        <Icon />
      </span>
      <span className={css.text}>
        {status === 'notSaved' && signInHref !== undefined ? (
          <SignInLink href={signInHref} isKept={isKept} className={css.signIn}>
            {words.signIn}
          </SignInLink>
        ) : (
          said
        )}
      </span>
      {isFailed && onRetry && (
        <button type="button" className={css.retry} aria-label={words.retry} onClick={onRetry}>
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
function useSavedMoment(): (at: Date) => string {
  const date = useDates();
  const now = useNow();
  return (at) => {
    const isToday = now.getTime() - at.getTime() < DAY_MS;
    return date(at, isToday ? { timeStyle: 'short' } : { day: 'numeric', month: 'short' });
  };
}
