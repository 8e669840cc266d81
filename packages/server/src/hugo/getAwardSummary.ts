import type { AwardSummary } from '@conkit/api-client';
import { ballotProgress, nominationsProgress, normalizeEmail } from '@conkit/rules';
import { announcedFinalists } from '../config/announced.ts';
import { savedOfAccount } from '../awards/progress.ts';
import type { Context } from '../context.ts';
import type { Pages } from '../contract/jsonPieces.ts';
import type { Operation } from '../operation.ts';
import type { PeopleSpan } from '../people/queries.ts';

/** Returns the progress of each person on the account in each award. Reads no one else's. */
export const getAwardSummary: Operation<'getAwardSummary'> = async (
  context,
  { session, query },
) => ({
  body: { people: awardPages(context, normalizeEmail(session.email), query) },
});

async function* awardPages(
  context: Context,
  emailKey: string,
  span: PeopleSpan,
): Pages<AwardSummary['people'][number]> {
  const { config, clock } = context;
  const { award_categories: categories } = config;
  const awards = Object.keys(config.awards);
  const finalists = announcedFinalists(config, clock.now());
  for await (const page of savedOfAccount(context, emailKey, span)) {
    yield page.map(({ id, hold, votes, works }) => {
      const summary = {
        id,
        awards: awards.map((award) => ({
          award,
          ballot: ballotProgress(votes, finalists, categories, award),
          nominations: nominationsProgress(works, categories, award),
        })),
      };
      return hold
        ? Object.assign(summary, { held: { until: hold.until?.toISOString() ?? null } })
        : summary;
    });
  }
}
