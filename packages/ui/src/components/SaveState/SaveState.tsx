import { relativeTime } from '@conkit/rules';
import { Spinner } from '../../primitives/Busy/Busy.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckIcon, OfflineIcon, PencilIcon, WarningIcon } from '../../primitives/icons/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SaveState.css.ts';
import { saveStateMessages, type SaveStateMessages } from './SaveState.messages.ts';

/** Where a piece of work is: only `saved` means that the server has it. */
export type SaveStatus =
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'saving' | 'unsaved' | 'notSaved' | 'offline' };

export interface SaveStateProps {
  status: SaveStatus;
  /** The present time; hand in a new one from time to time. */
  now: Date;
  /** What is being saved ("Best Novel"), for the announcement. */
  subject: string;
  /** Saves at once; offered while the work is not saved. */
  onRetry?: () => void;
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
 * Tells truthfully whether work is saved. A change of the state is announced politely; the passing of
 * time is not.
 */
export const SaveState = ({ status, now, subject, onRetry, messages }: SaveStateProps) => {
  const words = { ...saveStateMessages, ...messages };
  const Icon = icons[status.kind];
  const isFailed = status.kind === 'notSaved' || status.kind === 'offline';
  return (
    <div className={css.kinds[status.kind]}>
      <span className={css.icon}>
        <Icon />
      </span>
      <output>
        <VisuallyHidden>{subject}: </VisuallyHidden>
        {words[status.kind]}
      </output>
      {status.kind === 'saved' && (
        <time dateTime={status.at.toISOString()}>
          {words.when(relativeTime(status.at, now), status.at)}
        </time>
      )}
      {isFailed && onRetry && (
        <Button tone="quiet" onPress={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
};
