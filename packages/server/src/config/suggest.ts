import leven from 'leven';

/**
 * Returns `; did you mean "Adult"?` for a known name that resembles an unknown one, and an empty text if there is none.
 */
export function suggest(name: string, known: readonly string[]): string {
  // Two letters in the wrong order are two edits.
  const most = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const [nearest] = known
    .map((one) => ({ one, edits: leven(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((left, right) => left.edits - right.edits);
  return nearest ? `; did you mean "${nearest.one}"?` : '';
}
