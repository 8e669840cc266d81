export interface PaymentsPageMessages {
  title: string;
  /** The heading of a category of what there is to buy. */
  newOf: (category: string) => string;
  nothingToBuy: string;
  notLoaded: string;
  tryAgain: string;
  /** Below a long list; with `hasMore`, older purchases are not shown. */
  purchasesShown: (shown: number, hasMore: boolean) => string;
  /** Shows older purchases, too. */
  showOlder: string;
  olderNotLoaded: string;
  memberships: (hasDaypasses: boolean) => string;
  back: string;
  /** Where something is not sold: the way to what is. */
  mainPage: string;
}

export const paymentsPageMessages: PaymentsPageMessages = {
  title: 'Payments',
  newOf: (category) => `New ${category}`,
  nothingToBuy: 'There is nothing else to buy at the moment.',
  notLoaded: 'Your purchases and invoices could not be loaded.',
  tryAgain: 'Try again',
  purchasesShown: (shown, hasMore) => (hasMore ? `Newest ${shown} shown` : `All ${shown} shown`),
  showOlder: 'Show older purchases',
  olderNotLoaded: 'Older purchases could not be loaded. Try again.',
  memberships: (hasDaypasses) => (hasDaypasses ? 'Memberships and day passes' : 'Memberships'),
  back: 'Return to the memberships page',
  mainPage: 'Return to the main payments page',
};
