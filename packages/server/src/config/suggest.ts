import leven from 'leven';

/** The most names that are listed. */
const MAX_NAMES = 30;

/**
 * Returns `; did you mean "Adult"?` for a known name that resembles an unknown one, else the known names: `; there are
 * Adult, Child`.
 */
export function suggest(name: string, known: readonly string[]): string {
  // Two letters in the wrong order are two edits.
  const most = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const [nearest] = known
    .map((one) => ({ one, edits: leven(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((left, right) => left.edits - right.edits);
  if (nearest) return `; did you mean "${nearest.one}"?`;
  const more = known.length > MAX_NAMES ? ` and ${known.length - MAX_NAMES} more` : '';
  return known.length === 0 ? '' : `; there are ${known.slice(0, MAX_NAMES).join(', ')}${more}`;
}
