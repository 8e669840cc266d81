/** The page of the portal that leads to the nominations of each award, by its name in an address. */
export const LANDING = 'nominate-landing';
