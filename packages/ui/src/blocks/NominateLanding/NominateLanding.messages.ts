export interface NominateLandingMessages {
  /** Followed by a date. */
  opens: string;
  closes: string;
  /** Below the name of the person. */
  twoAwards: string;
  /** Names the list of awards. */
  nominations: string;
  /** What an award's nominations are of. */
  worksOf: (year: number, categories: number) => string;
  home: string;
}

export const nominateLandingMessages: NominateLandingMessages = {
  opens: 'Nominations open',
  closes: 'Nominations close',
  twoAwards: 'Two awards, two sets of nominations. Each has a page of its own.',
  nominations: 'Nominations',
  worksOf: (year, categories) =>
    `Works of ${year}, in ${categories} ${categories === 1 ? 'category' : 'categories'}`,
  home: 'Return to the memberships page',
};
