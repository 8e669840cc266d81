import { Button, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useProblemText } from '../../shell/problemText.ts';
import type { BallotSnapshot } from './ballotKeeper.ts';

interface BallotStateProps {
  snapshot: BallotSnapshot;
  /** Voting is over by the server's clock. */
  isClosed: boolean;
  onRetry: () => Promise<void>;
}

/** What the voter must know about the whole ballot; nothing while all is well. */
export function BallotState({ snapshot, isClosed, onRetry }: BallotStateProps) {
  const problemText = useProblemText();
  const { pathname } = useLocation();
  const { phase, error } = snapshot;
  if (phase === 'closed') {
    return (
      <Notice tone="danger" role="alert">
        <Trans>
          Voting closed before your last changes were saved. What is marked as saved counts; the
          rest does not, and is kept on this device only.
        </Trans>
      </Notice>
    );
  }
  if (phase === 'signedOut') {
    return (
      <Notice tone="danger" role="alert">
        <Trans>
          You have been signed out. Your ranking is kept on this device:{' '}
          <a href={`/?next=${encodeURIComponent(pathname)}`}>sign in again</a>, and it will be saved
          when you have signed your ballot.
        </Trans>
      </Notice>
    );
  }
  if (phase !== 'failed') return null;
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <Button onPress={() => void onRetry()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {isClosed ? (
        <Trans>
          Voting has closed, and the server has not confirmed your last changes. They are kept on
          this device.
        </Trans>
      ) : (
        <Trans>Your last changes are not saved yet. They are kept on this device.</Trans>
      )}{' '}
      {problemText(error)}
    </Notice>
  );
}
