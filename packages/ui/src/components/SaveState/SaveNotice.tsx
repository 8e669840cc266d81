import type { AwardRight } from '@conkit/rules';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/provider.tsx';
import { saveStateMessages } from '../../locales/en/SaveState.gen.ts';
import { SignInLink } from './SaveState.tsx';

/** A problem of a whole page that saves itself. */
export type SaveProblem =
  /** The deadline passed before everything was saved. */
  | { readonly kind: 'tooLate' }
  /** The session has ended; `signInHref` leads back here after signing in. */
  | { readonly kind: 'signedOut'; readonly signInHref: string }
  /** The last save failed; `errorMessage` contains why. */
  | { readonly kind: 'failed'; readonly errorMessage: string };

interface SaveNoticeProps {
  /** What the page is for. */
  right: AwardRight;
  problem: SaveProblem | undefined;
  /** Whether this device keeps unsaved changes. */
  isStoredLocally: boolean;
  isReadOnly: boolean;
  /** Called to save at once. */
  onRetry: () => void;
}

/**
 * Explains why the changes on a page are not saved, or that this device doesn't keep them. Renders nothing while all
 * is well.
 *
 * @internal
 */
export function SaveNotice(props: SaveNoticeProps) {
  const { right, problem, isStoredLocally: isKept, isReadOnly: isClosed, onRetry } = props;
  const words = useMessages('SaveState', saveStateMessages);
  const format = (failed: SaveProblem) => {
    switch (failed.kind) {
      case 'tooLate':
        return words.tooLate({ right, isKept });
      case 'signedOut':
        return words.signedOut({
          right,
          isKept,
          link: (text) => (
            <SignInLink href={failed.signInHref} isStoredLocally={isKept}>
              {text}
            </SignInLink>
          ),
        });
      case 'failed':
        return `${words.failed({ right, isKept, isClosed })} ${failed.errorMessage}`;
    }
  };
  if (problem) {
    return (
      <Notice
        tone="danger"
        role="alert"
        action={
          canRetry(problem, isKept) && <Button onPress={() => onRetry()}>{words.retry}</Button>
        }
      >
        {format(problem)}
      </Notice>
    );
  }
  if (isKept || isClosed) return null;
  return (
    <Notice tone="warning" role="status">
      {words.notKept}
    </Notice>
  );
}

/** Stored changes are restored after signing in again. Without storage, this page has to send them. */
const canRetry = ({ kind }: SaveProblem, isKept: boolean) =>
  kind === 'failed' || (kind === 'signedOut' && !isKept);
