// A file of its own, because a visitor's first page needs it.

/** Categories with their own API calls and pages, because a purchase has further effects. */
export const SOLD_ELSEWHERE: ReadonlySet<string> = new Set([
  'new_member',
  'upgrade',
  'paper_pubs',
  'daypass',
]);

/** The purchase type of site selection tokens. */
export const SITE_SELECTION_TOKEN = 'ss-token';
