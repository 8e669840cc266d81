import type { NominateLandingMessages } from './NominateLanding.messages.ts';

export const nominateLandingSv: Partial<NominateLandingMessages> = {
  opens: 'Nomineringen öppnar',
  closes: 'Nomineringen stänger',
  nominations: 'Nomineringar',
  home: 'Tillbaka till medlemskapen',
  severalAwards: (count) =>
    count === 2
      ? 'Två priser, två omgångar nomineringar. Varje pris har en egen sida.'
      : `${count} priser med var sin omgång nomineringar och var sin sida.`,
  about: ({ worksOf, categories }) => {
    const count = `${categories} ${categories === 1 ? 'kategori' : 'kategorier'}`;
    return worksOf === undefined ? count : `Verk från ${worksOf}, ${count}`;
  },
};
