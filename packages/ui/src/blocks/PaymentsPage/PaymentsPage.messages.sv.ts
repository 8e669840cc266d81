import type { PaymentsPageMessages } from './PaymentsPage.messages.ts';

export const paymentsPageSv: Partial<PaymentsPageMessages> = {
  title: 'Betalningar',
  newOf: (category) => `Ny betalning: ${category}`,
  nothingToBuy: 'Det finns inget annat att köpa just nu.',
  notLoaded: 'Dina köp och fakturor kunde inte laddas.',
  tryAgain: 'Försök igen',
  purchasesShown: (shown, hasMore) =>
    hasMore ? `De ${shown} senaste visas` : `Alla ${shown} visas`,
  showOlder: 'Visa äldre köp',
  olderNotLoaded: 'Äldre köp kunde inte laddas. Försök igen.',
  memberships: (hasDaypasses) => (hasDaypasses ? 'Medlemskap och dagsbiljetter' : 'Medlemskap'),
  back: 'Tillbaka till medlemskapen',
  mainPage: 'Tillbaka till betalningarna',
};
