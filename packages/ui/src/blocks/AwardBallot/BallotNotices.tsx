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
  /** Keeps the focus in the ballot when the action removes its own button. */
  withFocus: (action: () => void) => () => void;
}

/** The notices above the categories: problems of this ballot, of the other one and of the packet. */
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
