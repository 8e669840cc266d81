import { Button, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProblemText } from '../../shell/problemText.ts';
import type { BallotSnapshot } from './ballotSnapshot.ts';

interface BallotStateProps {
  snapshot: BallotSnapshot;
  /** Whether this device keeps what is not saved. */
  isKept: boolean;
  /** Voting is over by the server's clock. */
  isClosed: boolean;
  onRetry: () => void;
}

/** What the voter must know about the whole ballot; nothing while all is well. */
export function BallotState({ snapshot, isKept, isClosed, onRetry }: BallotStateProps) {
  const { phase, error, unsaved, conflicts } = snapshot;
  const problemText = useProblemText();
  const retry = (
    <Button onPress={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
  switch (phase) {
    case 'closed':
      // Whoever only reads has lost nothing.
      if (unsaved.length + conflicts.length === 0) return null;
      return (
        <Danger>
          <TooLate isKept={isKept} />
        </Danger>
      );
    case 'signedOut':
      return (
        <Danger action={!isKept && retry}>
          <SignedOut isKept={isKept} />
        </Danger>
      );
    case 'failed':
      return (
        <Danger action={retry}>
          <Failed isKept={isKept} isClosed={isClosed} /> {problemText(error)}
        </Danger>
      );
    default:
      return null;
  }
}

const Danger = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <Notice tone="danger" role="alert" action={action}>
    {children}
  </Notice>
);

type Kept = Pick<BallotStateProps, 'isKept'>;

const TooLate = ({ isKept }: Kept) =>
  isKept ? (
    <Trans>
      Voting closed before your last changes were saved. What is marked as saved counts; the rest
      does not, and is kept on this device only.
    </Trans>
  ) : (
    <Trans>
      Voting closed before your last changes were saved. What is marked as saved counts; the rest
      does not.
    </Trans>
  );

function SignedOut({ isKept }: Kept) {
  const { pathname } = useLocation();
  const next = `/?next=${encodeURIComponent(pathname)}`;
  return isKept ? (
    <Trans>
      You have been signed out. Your ranking is kept on this device:{' '}
      <a href={next}>sign in again</a>, and it will be saved when you have signed your ballot.
    </Trans>
  ) : (
    <Trans>
      You have been signed out, and this browser cannot keep your ranking. Leave this page open,{' '}
      <a href={next} target="_blank">
        sign in again in another tab
      </a>
      , and then try again here.
    </Trans>
  );
}

function Failed({ isKept, isClosed }: Omit<BallotStateProps, 'snapshot' | 'onRetry'>) {
  if (isClosed) {
    return isKept ? (
      <Trans>
        Voting has closed, and the server has not confirmed your last changes. They are kept on this
        device.
      </Trans>
    ) : (
      <Trans>
        Voting has closed, and the server has not confirmed your last changes. This browser cannot
        keep them.
      </Trans>
    );
  }
  return isKept ? (
    <Trans>Your last changes are not saved yet. They are kept on this device.</Trans>
  ) : (
    <Trans>
      Your last changes are not saved yet, and this browser cannot keep them. Leave this page open
      until they are saved.
    </Trans>
  );
}
