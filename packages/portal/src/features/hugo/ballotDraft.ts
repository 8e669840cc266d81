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

/** As the first release kept it: all categories of a person under one name. */
const former = pipe(
  object({ base: ballots, ballots, sent: optional(record(string(), array(ballot)), {}) }),
  transform(({ base, ballots: mine, sent }): Draft<Ballot> => ({ base, mine, sent, at: {} })),
);

/** What this device keeps of a voter's ballot that the server does not have. */
export const storedBallot = (convention: string, personId: number): Stored<Draft<Ballot>> => {
  const name = `${convention}:ballot:${personId}`;
  return openStored({
    name,
    schema: draftSchema(() => ballot),
    former: { name, schema: former },
    join: joinDrafts(ballotPolicy),
  });
};
