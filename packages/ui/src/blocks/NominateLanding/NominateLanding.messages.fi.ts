import type { NominateLandingMessages } from './NominateLanding.messages.ts';

export const nominateLandingFi: NominateLandingMessages = {
  opens: 'Ehdotusaika alkaa',
  closes: 'Ehdotusaika päättyy',
  twoAwards: 'Kaksi palkintoa, kahdet ehdotukset. Kummallakin on oma sivunsa.',
  nominations: 'Ehdotukset',
  worksOf: (year, categories) =>
    `Vuoden ${year} teokset, ${categories} ${categories === 1 ? 'kategoria' : 'kategoriaa'}`,
  home: 'Takaisin jäsenyyssivulle',
};
