/** The name in the URL of the page that links to the nominations of each award. */
export const LANDING = 'nominate-landing';
