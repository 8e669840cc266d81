export interface NominateLandingMessages {
  /** Followed by a date. */
  opens: string;
  closes: string;
  /** Below the name of the person. */
  severalAwards: (count: number) => string;
  /** The label of the list of awards. */
  nominations: string;
  /** The subject of an award's nominations. */
  about: (award: { worksOf: number | undefined; categories: number }) => string;
  home: string;
}

export const nominateLandingMessages: NominateLandingMessages = {
  opens: 'Nominations open',
  closes: 'Nominations close',
  severalAwards: (count) =>
    count === 2
      ? 'Two awards, two sets of nominations. Each has a page of its own.'
      : `${count} awards, a set of nominations for each. Each has a page of its own.`,
  nominations: 'Nominations',
  about: ({ worksOf, categories }) => {
    const count = `${categories} ${categories === 1 ? 'category' : 'categories'}`;
    return worksOf === undefined ? count : `Works of ${worksOf}, in ${count}`;
  },
  home: 'Return to the memberships page',
};
