import { ballotVersions, type BallotVersion } from '../awards/ballotHistory.ts';
import { knownSaveTime } from '../clientInfo.ts';
import type { AdminOperation } from './operation.ts';
import { findPerson } from './people.ts';

/** Versions per page. */
const MOST = 100;

/** Returns when a ballot was saved and its number of entries, newest first, without the votes. */
export const listBallotVersions: AdminOperation<'listBallotVersions'> = async (
  { db },
  { params, query },
) => {
  await findPerson(db, params.id);
  const before = query.before === undefined ? undefined : knownSaveTime('before', query.before);
  const versions = await ballotVersions(db, params.id, { before, most: MOST + 1 });
  return {
    body: { versions: versions.slice(0, MOST).map(toWire), more: versions.length > MOST },
  };
};

const toWire = ({ time, merge, ...version }: BallotVersion) => ({
  ...version,
  time: time.toISOString(),
  ...(merge && { merge }),
});
