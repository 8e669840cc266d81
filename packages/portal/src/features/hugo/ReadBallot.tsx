import { SIGNATURE_ID } from '@conkit/ui';
import { useMemo } from 'react';
import { savedSnapshot } from './ballotSnapshot.ts';
import type { LoadedBallotProps } from './LoadedBallot.tsx';
import { ShownBallot } from './ShownBallot.tsx';

type ReadBallotProps = Pick<
  LoadedBallotProps,
  'config' | 'here' | 'personId' | 'isReadOnly' | 'finalists' | 'votes'
>;

/** The saved ballot, read-only. Links to the signature while voting is open. */
export function ReadBallot(props: ReadBallotProps) {
  const { config, here, personId, isReadOnly, finalists, votes } = props;
  const source = useMemo(() => {
    const snapshot = savedSnapshot(votes);
    return { subscribe: () => () => undefined, getSnapshot: () => snapshot };
  }, [votes]);
  return (
    <ShownBallot
      config={config}
      here={here}
      personId={personId}
      signature={undefined}
      finalists={finalists}
      source={source}
      autosave={undefined}
      isReadOnly
      signHref={isReadOnly ? undefined : `#${SIGNATURE_ID}`}
    />
  );
}
