/** Where the review of a ballot is on its page. */
export const REVIEW_ID = 'review';
