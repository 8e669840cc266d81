import type { CheckoutMessages } from './Checkout.messages.tsx';

export const checkoutSv: Partial<CheckoutMessages> = {
  total: (amount) => `Totalt: ${amount}`,
  payByCard: 'Betala med kort',
  beforeGoingOn: 'Innan du kan gå vidare:',
  signUp: 'Anmäl dig',
  working: 'Arbetar...',
  gettingReady: 'Förbereder kortbetalningen',
  cardsFailed: 'Kortbetalningen kunde inte nås. Det du har fyllt i finns kvar.',
  tryAgain: 'Försök igen',
  cardsUnavailable: (contact) => (
    <>Kort kan inte tas emot just nu. Skriv till {contact} för att köpa.</>
  ),
  bankWaitsTitle: 'Din bank väntar på att du bekräftar',
  bankWaits: 'Du debiteras först när du bekräftar.',
  continuePayment: 'Fortsätt betalningen',
  cancelPayment: 'Avbryt betalningen',
};
