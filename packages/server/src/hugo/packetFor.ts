import { awardOf, meetsCondition, type RightFacts } from '@conkit/rules';
import { isCategoryAnnounced } from '../config/announced.ts';
import type { Convention } from '../config/types.ts';

/** Whether what the packet has for a category is somebody's to read: its finalists are announced, and they may vote for them. */
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
