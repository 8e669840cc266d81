import { ballotVersions, type BallotVersion } from '../awards/ballotHistory.ts';
import type { AdminOperation } from './operation.ts';
import { findPerson } from './people.ts';

/** When somebody's ballot was saved and how many places were taken, newest first; nothing of what is on it. */
export const listBallotVersions: AdminOperation<'listBallotVersions'> = async (
  { db },
  { params },
) => {
  await findPerson(db, params.id);
  const versions = await ballotVersions(db, params.id);
  return {
    body: {
      versions: versions.toReversed().map(toWire),
    },
  };
};

const toWire = ({ time, ...version }: BallotVersion) => ({ ...version, time: time.toISOString() });
