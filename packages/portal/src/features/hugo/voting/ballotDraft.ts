import { draftSchema, mergeDrafts, openStored, type Draft, type Stored } from '@conkit/drafts';
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
import { ballotPolicy } from './ballotAutosave.ts';

const ballotSchema = array(nullable(number()));
const ballotsSchema = record(string(), ballotSchema);

/** The format of the first release: all categories of a person in one entry. */
const firstReleaseSchema = pipe(
  object({
    base: ballotsSchema,
    ballots: ballotsSchema,
    sent: optional(record(string(), array(ballotSchema)), {}),
  }),
  transform(({ base, ballots: mine, sent }): Draft<Ballot> => ({ base, mine, sent, at: {} })),
);

/** Opens this device's copy of a voter's unsaved changes. */
export const openBallotDraft = (convention: string, personId: number): Stored<Draft<Ballot>> => {
  const name = `${convention}:ballot:${personId}`;
  return openStored({
    name,
    schema: draftSchema(() => ballotSchema),
    former: { name, schema: firstReleaseSchema },
    join: mergeDrafts(ballotPolicy),
  });
};

/**
 * Opens the list of categories that a voter had open on this device, with the last visited one at the end.
 * They are restored on the next visit.
 */
export function openBallotPlace(
  convention: string,
  award: string,
  personId: number,
): Stored<readonly string[]> {
  const name = `${convention}:ballot-place:${award}:${personId}`;
  return openStored<readonly string[]>({ name, schema: array(string()) });
}
