import { awardOf, meetsCondition, type RightFacts } from '@conkit/rules';
import { isCategoryAnnounced } from '../config/announced.ts';
import type { Convention } from '../config/types.ts';

/**
 * Returns whether a person may read the packet of a category: its finalists are announced, and the person may
 * vote for them.
 */
export function isPacketFor(
  config: Convention,
  voter: RightFacts,
  category: string,
  now: Date,
): boolean {
  const award = config.awards[awardOf(category, config.award_categories) ?? ''];
  return (
    award !== undefined &&
    isCategoryAnnounced(config, category, now) &&
    meetsCondition(voter, award.rights.vote)
  );
}
