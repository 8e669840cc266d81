import { draftSchema, joinDrafts, openStored, type Draft, type Stored } from '@conkit/drafts';
import type { Ballot } from '@conkit/rules';
import {
  array,
  nullable,
  number,
  object,
  optional,
  pipe,
  record,
  string,
  transform,
} from 'valibot';
import { ballotPolicy } from './ballotPolicy.ts';

const ballot = array(nullable(number()));
const ballots = record(string(), ballot);

/** The format of the first release: all categories of a person in one entry. */
const former = pipe(
  object({ base: ballots, ballots, sent: optional(record(string(), array(ballot)), {}) }),
  transform(({ base, ballots: mine, sent }): Draft<Ballot> => ({ base, mine, sent, at: {} })),
);

/** Opens this device's copy of a voter's unsaved changes. */
export const storedBallot = (convention: string, personId: number): Stored<Draft<Ballot>> => {
  const name = `${convention}:ballot:${personId}`;
  return openStored({
    name,
    schema: draftSchema(() => ballot),
    former: { name, schema: former },
    join: joinDrafts(ballotPolicy),
  });
};
