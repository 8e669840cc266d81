import leven from 'leven';

/** More names would hide what is wrong. */
const MAX_NAMES = 30;

/**
 * Returns `; did you mean "Adult"?` for a known name that resembles an unknown one, else the known names if they are
 * few: `; there are Adult, Child`.
 */
export function suggest(name: string, known: readonly string[]): string {
  // Two letters in the wrong order are two edits.
  const most = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const [nearest] = known
    .map((one) => ({ one, edits: leven(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((left, right) => left.edits - right.edits);
  if (nearest) return `; did you mean "${nearest.one}"?`;
  const isListed = known.length > 0 && known.length <= MAX_NAMES;
  return isListed ? `; there are ${known.join(', ')}` : '';
}
