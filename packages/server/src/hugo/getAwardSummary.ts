import { ballotProgress, nominationsProgress, normalizeEmail, type Award } from '@conkit/rules';
import { savedOfAccount } from '../awards/progress.ts';
import type { Operation } from '../operation.ts';

/** How each person of the account stands with each award; whoever is not on it is not read at all. */
export const getAwardSummary: Operation<'getAwardSummary'> = async (
  { db, config },
  { session },
) => {
  const people = await savedOfAccount(db, normalizeEmail(session.email));
  const { award_categories: categories, finalists } = config;
  const awards = Object.keys(config.awards) as Award[];
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
