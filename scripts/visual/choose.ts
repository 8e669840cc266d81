/** The stories to compare, and those that exist in only one of two Storybooks. */
export interface Chosen {
  readonly both: readonly string[];
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

/**
 * Returns the stories to compare.
 *
 * @param only parts of ids, ignoring case; empty means all
 * @param shard such as `2/4`: the second quarter
 * @throws {Error} when the shard does not exist
 */
export function chooseStories(
  before: readonly string[],
  after: readonly string[],
  { only, shard }: { only: readonly string[]; shard: string },
): Chosen {
  const [, part = '', parts = ''] = /^(\d+)\/(\d+)$/.exec(shard) ?? [];
  const [at, of] = [Number(part), Number(parts)];
  if (!(at >= 1 && at <= of)) throw new Error(`"${shard}" is not a shard such as 1/4`);
  const isWanted = (id: string) =>
    only.length === 0 || only.some((one) => id.includes(one.toLowerCase()));
  const all = [...new Set([...before, ...after])].filter(isWanted).toSorted();
  const mine = all.filter((_, index) => index % of === at - 1);
  return {
    both: mine.filter((id) => before.includes(id) && after.includes(id)),
    added: mine.filter((id) => !before.includes(id)),
    gone: mine.filter((id) => !after.includes(id)),
  };
}
