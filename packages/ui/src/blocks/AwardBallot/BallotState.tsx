import { SignInLink } from '../../components/SaveState/SignInLink.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';
import type { BallotProblem } from './types.ts';

interface BallotStateProps {
  problem: BallotProblem;
  /** Whether this device stores unsaved changes. */
  isKept: boolean;
  /** Whether voting is over by the server's clock. */
  isClosed: boolean;
  words: AwardBallotMessages;
  onRetry: () => void;
}

/** A problem of the whole ballot, and what the voter can do about it. */
export function BallotState({ problem, isKept, isClosed, words, onRetry }: BallotStateProps) {
  // After signing in again, a stored ranking is restored; without storage this page has to send it.
  const canRetry = problem.kind === 'failed' || (problem.kind === 'signedOut' && !isKept);
  return (
    <Notice
      tone="danger"
      role="alert"
      action={canRetry && <Button onPress={onRetry}>{words.retry}</Button>}
    >
      <Problem problem={problem} isKept={isKept} isClosed={isClosed} words={words} />
    </Notice>
  );
}

function Problem({ problem, isKept, isClosed, words }: Omit<BallotStateProps, 'onRetry'>) {
  switch (problem.kind) {
    case 'tooLate':
      return words.tooLate(isKept);
    case 'signedOut':
      return words.signedOut(isKept, (text) => (
        <SignInLink href={problem.signInHref} isKept={isKept}>
          {text}
        </SignInLink>
      ));
    case 'failed':
      return `${words.failed({ isKept, isClosed })} ${problem.reason}`;
  }
}
