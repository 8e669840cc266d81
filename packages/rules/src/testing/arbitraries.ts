import * as fc from 'fast-check';
import { normalizeBallot, type Ballot } from '../ballot/ballot.ts';
import type { Ballots } from '../ballot/ballotSave.ts';

const IDS = [-1, 1, 2, 3, 4, 5, 6, 7, 8];

/** One of nine finalists, two more than a ballot has positions. */
export const anyEntry = fc.constantFrom(...IDS);

/** A position on a ballot of seven. */
export const anyPosition = fc.nat({ max: 6 });

/** Any valid ballot of seven positions, with and without gaps; frozen, so that mutation throws. */
export const anyBallot: fc.Arbitrary<Ballot> = fc
  .tuple(
    fc.shuffledSubarray(IDS, { minLength: 7, maxLength: 7 }),
    fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  )
  .map(([ids, isRanked]) =>
    Object.freeze(normalizeBallot(ids.map((id, at) => (isRanked[at] ? id : null)))),
  );

/** Any person's ballots in up to four categories. */
export const anyBallots: fc.Arbitrary<Ballots> = fc
  .dictionary(fc.constantFrom('Novel', 'Novella', 'Series', 'constructor'), anyBallot)
  .map((ballots) => Object.freeze({ ...ballots }));
