/** The id of the review on the page of a ballot. */
export const REVIEW_ID = 'review';
