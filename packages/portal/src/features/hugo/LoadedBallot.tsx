import type { Config, Finalists, Votes } from '@conkit/api-client';
import { useFact } from '@conkit/drafts/react';
import { useEffect } from 'react';
import type { AwardHere } from './shared/awardHere.ts';
import type { BallotSnapshot } from './ballotSnapshot.ts';
import { ShownBallot } from './ShownBallot.tsx';
import { useBallotAutosave } from './useBallotAutosave.ts';

export interface LoadedBallotProps {
  config: Config;
  here: AwardHere;
  personId: number;
  /** Without one the ballot can be read, as after the deadline. */
  signature: string | undefined;
  /** The voter has just signed here. */
  takesFocus: boolean;
  /** Voting is over by the server's clock. */
  isReadOnly: boolean;
  /** Called when the server takes no votes any more, whatever the clock says. */
  onClosed: () => void;
  finalists: Finalists;
  votes: Votes;
  refreshFinalists: () => Promise<unknown>;
}

const hasEnded = ({ phase }: BallotSnapshot) => phase === 'closed';
const hasRefused = ({ refused }: BallotSnapshot) => refused.length > 0;

/** The ballot of a voter, kept and saved from what was loaded. */
export function LoadedBallot({
  votes,
  isReadOnly,
  onClosed,
  refreshFinalists,
  ...props
}: LoadedBallotProps) {
  const { config, here, personId, signature } = props;
  const voter = { config, period: here.period, personId, signature, votes };
  const { autosave, isKept } = useBallotAutosave(voter);
  const isClosed = useFact(autosave, hasEnded);
  useEffect(() => {
    // What is not saved at the last moment is sent then: whether it counts is for the server to say.
    if (isReadOnly) void autosave.submit();
  }, [isReadOnly, autosave]);
  useEffect(() => {
    if (isClosed) onClosed();
  }, [isClosed, onClosed]);
  const isRefused = useFact(autosave, hasRefused);
  useEffect(() => {
    // What the server refuses may have left the ballot: the voter should see it.
    if (isRefused) void refreshFinalists();
  }, [isRefused, refreshFinalists]);
  return (
    <ShownBallot
      {...props}
      source={autosave}
      autosave={autosave}
      isReadOnly={isReadOnly || isClosed}
      isKept={isKept}
    />
  );
}
