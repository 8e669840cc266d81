/** Categories with their own API calls and pages, because a purchase has further effects. */
export const SOLD_ELSEWHERE: ReadonlySet<string> = new Set([
  'new_member',
  'upgrade',
  'paper_pubs',
  'daypass',
]);
