/** Categories that are sold by calls and on pages of their own, which do more than take the money. */
export const SOLD_ELSEWHERE: ReadonlySet<string> = new Set([
  'new_member',
  'upgrade',
  'paper_pubs',
  'daypass',
]);
