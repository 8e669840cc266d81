import type { NominateLandingMessages } from './NominateLanding.messages.ts';

export const nominateLandingFi: NominateLandingMessages = {
  opens: 'Ehdotusaika alkaa',
  closes: 'Ehdotusaika päättyy',
  severalAwards: (count) =>
    count === 2
      ? 'Kaksi palkintoa, kahdet ehdotukset. Kummallakin on oma sivunsa.'
      : `${count} palkintoa, kullakin omat ehdotuksensa ja oma sivunsa.`,
  nominations: 'Ehdotukset',
  about: ({ worksOf, categories }) => {
    const count = `${categories} ${categories === 1 ? 'kategoria' : 'kategoriaa'}`;
    return worksOf === undefined ? count : `Vuoden ${worksOf} teokset, ${count}`;
  },
  home: 'Takaisin jäsenyyssivulle',
};
