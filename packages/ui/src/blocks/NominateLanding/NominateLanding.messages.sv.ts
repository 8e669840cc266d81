import type { NominateLandingMessages } from './NominateLanding.messages.ts';

export const nominateLandingSv: Partial<NominateLandingMessages> = {
  opens: 'Nomineringen öppnar',
  closes: 'Nomineringen stänger',
  nominations: 'Nomineringar',
  worksOf: (year, categories) =>
    `Verk från ${year}, i ${categories} ${categories === 1 ? 'kategori' : 'kategorier'}`,
  home: 'Tillbaka till medlemskapen',
};
