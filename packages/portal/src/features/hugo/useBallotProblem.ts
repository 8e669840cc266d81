import type { BallotProblem } from '@conkit/ui';
import { useLocation } from '@tanstack/react-router';
import { useProblemText } from '../../shell/problemText.ts';
import type { BallotSnapshot } from './ballotSnapshot.ts';

/** Returns a problem of the whole ballot, or undefined. */
export function useBallotProblem(snapshot: BallotSnapshot): BallotProblem | undefined {
  const { phase, error, unsaved, conflicts } = snapshot;
  const { pathname } = useLocation();
  const problemText = useProblemText();
  switch (phase) {
    case 'closed':
      // Without unsaved changes, nothing is lost.
      return unsaved.length + conflicts.length === 0 ? undefined : { kind: 'tooLate' };
    case 'signedOut':
      return { kind: 'signedOut', signInHref: `/?next=${encodeURIComponent(pathname)}` };
    case 'failed':
      return { kind: 'failed', reason: problemText(error) };
    default:
      return undefined;
  }
}
