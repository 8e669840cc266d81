import type { PaymentsPageMessages } from './PaymentsPage.messages.ts';

export const paymentsPageFi: PaymentsPageMessages = {
  title: 'Maksut',
  newOf: (category) => `Uusi maksu: ${category}`,
  nothingToBuy: 'Muuta ostettavaa ei juuri nyt ole.',
  notLoaded: 'Ostoksiasi ja laskujasi ei voitu ladata.',
  tryAgain: 'Yritä uudelleen',
  purchasesShown: (shown, hasMore) =>
    hasMore ? `Näkyvissä uusimmat ${shown}` : `Näkyvissä kaikki ${shown}`,
  showOlder: 'Näytä vanhempia ostoksia',
  olderNotLoaded: 'Vanhempia ostoksia ei voitu ladata. Yritä uudelleen.',
  memberships: (hasDaypasses) => (hasDaypasses ? 'Jäsenyydet ja päiväliput' : 'Jäsenyydet'),
  back: 'Takaisin jäsenyyssivulle',
  mainPage: 'Takaisin maksusivulle',
};
