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
  /** Without a signature the ballot is read-only, as after the deadline. */
  signature: string | undefined;
  /** Whether the voter has just signed on this page. */
  takesFocus: boolean;
  /** Whether voting is over by the server's clock. */
  isReadOnly: boolean;
  /** Called when the server refuses votes because voting is closed, whatever the clock shows. */
  onClosed: () => void;
  finalists: Finalists;
  votes: Votes;
  refreshFinalists: () => Promise<unknown>;
}

const hasEnded = ({ phase }: BallotSnapshot) => phase === 'closed';
const hasRefused = ({ refused }: BallotSnapshot) => refused.length > 0;

/** A voter's ballot with autosave, starting from the loaded votes. */
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
    // Send unsaved changes at the deadline. The server decides whether they count.
    if (isReadOnly) void autosave.submit();
  }, [isReadOnly, autosave]);
  useEffect(() => {
    if (isClosed) onClosed();
  }, [isClosed, onClosed]);
  const isRefused = useFact(autosave, hasRefused);
  useEffect(() => {
    // A refused finalist may have been removed, so refetch the finalists.
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
