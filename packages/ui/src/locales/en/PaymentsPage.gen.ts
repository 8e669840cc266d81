// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface PaymentsPageMessages {
  title: string;
  /** The heading of a category of items on sale. */
  newOf: (values: { category: string }) => string;
  nothingToBuy: string;
  notLoaded: string;
  tryAgain: string;
  /** Below a long list; `hasMore`: whether there are older purchases. */
  purchasesShown: (values: { hasMore: boolean; shown: number }) => string;
  /** Loads older purchases. */
  showOlder: string;
  olderNotLoaded: string;
  memberships: (values: { hasDaypasses: boolean }) => string;
  back: string;
  /** For an item that is not on sale: a link to what is. */
  mainPage: string;
}

export const paymentsPageMessages: PaymentsPageMessages = {
  title: 'Payments',
  newOf: ({ category }) => `New ${category}`,
  nothingToBuy: 'There is nothing else to buy at the moment.',
  notLoaded: 'Your purchases and invoices could not be loaded.',
  tryAgain: 'Try again',
  purchasesShown: ({ hasMore, shown }) => hasMore ? `Newest ${shown} shown` : `All ${shown} shown`,
  showOlder: 'Show older purchases',
  olderNotLoaded: 'Older purchases could not be loaded. Try again.',
  memberships: ({ hasDaypasses }) => hasDaypasses ? 'Memberships and day passes' : 'Memberships',
  back: 'Return to the memberships page',
  mainPage: 'Return to the main payments page',
};
