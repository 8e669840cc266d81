/** How many days a day pass can be for, at most: as many as the wire takes. */
export const MOST_DAYS = 31;
