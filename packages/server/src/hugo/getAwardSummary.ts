import { ballotProgress, nominationsProgress, normalizeEmail } from '@conkit/rules';
import { announcedFinalists } from '../config/announced.ts';
import { savedOfAccount } from '../awards/progress.ts';
import type { Operation } from '../operation.ts';

/** How each person of the account stands with each award; whoever is not on it is not read at all. */
export const getAwardSummary: Operation<'getAwardSummary'> = async (
  { db, config, clock },
  { session },
) => {
  const { award_categories: categories } = config;
  const awards = Object.keys(config.awards);
  const people = await savedOfAccount(db, normalizeEmail(session.email));
  const finalists = announcedFinalists(config, clock.now());
  return {
    body: {
      people: people.map(({ id, votes, works }) => ({
        id,
        awards: awards.map((award) => ({
          award,
          ballot: ballotProgress(votes, finalists, categories, award),
          nominations: nominationsProgress(works, categories, award),
        })),
      })),
    },
  };
};
