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
  /** When the work was last saved, an ISO instant; undefined before the first time. */
  savedAt?: string | undefined;
  /** What is being saved ("Best Novel"), for the announcement. */
  subject: string;
  /**
   * Whether this device keeps what is not saved.
   *
   * @default true
   */
  isKept?: boolean;
  /** Saves at once; offered while the work is not saved. */
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
 * Tells truthfully whether work is saved; nothing is said of what never had to be. A change of the state is
 * announced politely; the passing of time, which comes from the `NowProvider`, is not.
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

/** How long ago it was; this alone is drawn anew as time passes. */
const Ago = ({ at, justNow }: { at: string; justNow: string }) => {
  const now = useNow();
  const tell = useRelativeTime(justNow);
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{tell(date, now)}</time>;
};
