// The account page loads this on demand: few devices keep unsaved changes.
import type { ApiClient, Config } from '@conkit/api-client';
import { awardPages, getAwardKey, type AwardPageName, type AwardRight } from '@conkit/rules';
import type { QueryClient } from '@tanstack/react-query';
import { votesQuery } from '../../../api/hugo.ts';
import { nominationsQuery } from '../../../api/nominations.ts';
import { isDraftUnsaved } from '../nominations/nominationsAutosave.ts';
import { openNominationsDraft } from '../nominations/nominationsDraft.ts';
import { listUnsavedCategories } from '../voting/ballotAutosave.ts';
import { openBallotDraft } from '../voting/ballotDraft.ts';

interface Context {
  api: ApiClient;
  queryClient: QueryClient;
  config: Config;
}

/**
 * Returns the award pages of a person with changes that only this device has. Asks the server what it has,
 * because a copy can be outdated if its save completed after the page was left. Without an answer, the changes
 * count as unsaved.
 */
export async function findUnsavedPages(
  context: Context,
  personId: number,
): Promise<readonly AwardPageName[]> {
  const { hugo } = context.config;
  const [votes, nominations] = await Promise.all([
    findUnsavedVotes(context, personId),
    findUnsavedNominations(context, personId),
  ]);
  const unsaved: Record<AwardRight, readonly string[]> = { vote: votes, nominate: nominations };
  return awardPages(hugo.awards)
    .filter(({ right, award }) =>
      unsaved[right].some((category) => getAwardKey(category, hugo.categories) === award),
    )
    .map(({ page }) => page);
}

async function findUnsavedVotes({ api, queryClient, config }: Context, personId: number) {
  const draft = openBallotDraft(config.id, personId).read();
  if (!draft) return [];
  const votes = await queryClient
    .fetchQuery({ ...votesQuery(api, personId), retry: false })
    .catch(() => undefined);
  return votes ? listUnsavedCategories(draft, votes) : Object.keys(draft.mine);
}

async function findUnsavedNominations({ api, queryClient, config }: Context, personId: number) {
  const open = openNominationsDraft(config.id, personId);
  const drafts = config.hugo.categories.flatMap(({ key }) => {
    const draft = open(key).read();
    return draft ? [{ key, draft }] : [];
  });
  if (drafts.length === 0) return [];
  const saved = await queryClient
    .fetchQuery({ ...nominationsQuery(api, personId), retry: false })
    .catch(() => undefined);
  return drafts
    .filter(({ key, draft }) => !saved || isDraftUnsaved(key, draft, saved))
    .map(({ key }) => key);
}
