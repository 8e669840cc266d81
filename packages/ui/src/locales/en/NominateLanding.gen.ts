// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface NominateLandingMessages {
  /** Followed by a date. */
  opens: string;
  closes: string;
  /** Below the name of the person. */
  severalAwards: (values: { count: number }) => string;
  /** The label of the list of awards. */
  nominations: string;
  /** The subject of an award's nominations. */
  about: (values: { worksOf?: number | null | undefined; categories: number }) => string;
  home: string;
}

export const nominateLandingMessages: NominateLandingMessages = {
  opens: 'Nominations open',
  closes: 'Nominations close',
  severalAwards: ({ count }) => count === 2 ? 'Two awards, two sets of nominations. Each has a page of its own.' : `${count} awards, a set of nominations for each. Each has a page of its own.`,
  nominations: 'Nominations',
  about: ({ worksOf, categories }) => worksOf == null ? `${categories} ${categories === 1 ? 'category' : 'categories'}` : `Works of ${worksOf}, in ${categories} ${categories === 1 ? 'category' : 'categories'}`,
  home: 'Return to the memberships page',
};
