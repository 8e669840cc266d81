import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';
import { BallotState } from './BallotState.tsx';
import type { BallotProblem, OtherBallot } from './types.ts';

interface BallotNoticesProps {
  problem?: BallotProblem | undefined;
  otherBallot?: OtherBallot | undefined;
  packetFailure?: string | undefined;
  isKept: boolean;
  isReadOnly?: boolean;
  words: AwardBallotMessages;
  onRetry: () => void;
  onRetryPacket: () => void;
  /** For a button that goes with what it answers. */
  withFocus: (action: () => void) => () => void;
}

/** What stands above the categories: what the voter must know of the whole ballot, of the other one, and of the packet. */
export function BallotNotices(props: BallotNoticesProps) {
  const { problem, otherBallot, packetFailure, isReadOnly = false, words, withFocus } = props;
  return (
    <>
      {problem && (
        <BallotState
          problem={problem}
          isKept={props.isKept}
          isClosed={isReadOnly}
          words={words}
          onRetry={withFocus(props.onRetry)}
        />
      )}
      {!problem && !props.isKept && !isReadOnly && (
        <Notice tone="warning" role="status">
          {words.notKept}
        </Notice>
      )}
      {otherBallot && (
        <Notice tone="warning" role="status">
          {words.waitsElsewhere(otherBallot.award, (text) => (
            <Link href={otherBallot.href}>{text}</Link>
          ))}
        </Notice>
      )}
      {packetFailure !== undefined && (
        <Notice
          tone="warning"
          role="status"
          action={<Button onPress={withFocus(props.onRetryPacket)}>{words.retry}</Button>}
        >
          {words.packetFailed} {packetFailure}
        </Notice>
      )}
    </>
  );
}
