/** The maximum number of days of a day pass. The API accepts no more. */
export const MOST_DAYS = 31;
