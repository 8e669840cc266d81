import { Spinner } from '../../primitives/Busy/Busy.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckIcon, OfflineIcon, PencilIcon, WarningIcon } from '../../primitives/icons/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useNow } from '../../words/now.ts';
import { useMessages } from '../../words/useMessages.ts';
import { useRelativeTime } from '../../words/useRelativeTime.ts';
import * as css from './SaveState.css.ts';
import { saveStateMessages, type SaveStateMessages } from './SaveState.messages.ts';
import type { SaveStatus } from './saveStatus.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface SaveStateProps extends ElementProps {
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
  isKept?: boolean;
  /** Saves immediately. Offered after a failed save. */
  onRetry?: (() => void) | undefined;
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
 * Shows whether work is saved. Renders nothing when nothing ever needed saving. Status changes are announced politely;
 * the passing of time, which comes from `NowProvider`, isn't.
 *
 * @example
 * ```tsx
 * <SaveState subject="Best Novel" status="saved" savedAt="2019-07-01T14:02:00Z" />
 * ```
 */
export const SaveState = (props: SaveStateProps) => {
  const { status, savedAt, subject, isKept = true, onRetry } = props;
  const words = useMessages('SaveState', saveStateMessages, props.messages);
  if (status === 'saved' && savedAt === undefined) return null;
  const Icon = icons[status];
  const isFailed = status === 'notSaved' || status === 'offline';
  return (
    <div {...elementProps(props, css.kinds[status])}>
      <span className={css.icon}>
        <Icon />
      </span>
      <output>
        <VisuallyHidden>{subject}: </VisuallyHidden>
        {isFailed ? words[status](isKept) : words[status]}
      </output>
      {status === 'saved' && savedAt !== undefined && <Ago at={savedAt} justNow={words.justNow} />}
      {isFailed && onRetry && (
        <Button tone="quiet" onPress={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
};

/** The time since the last save. A separate component, so that only this re-renders as time passes. */
const Ago = ({ at, justNow }: { at: string; justNow: string }) => {
  const now = useNow();
  const tell = useRelativeTime(justNow);
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{tell(date, now)}</time>;
};
