export interface PaymentsPageMessages {
  title: string;
  /** The heading of a category of what there is to buy. */
  newOf: (category: string) => string;
  nothingToBuy: string;
  notLoaded: string;
  tryAgain: string;
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
  memberships: (hasDaypasses) => (hasDaypasses ? 'Memberships and day passes' : 'Memberships'),
  back: 'Return to the memberships page',
  mainPage: 'Return to the main payments page',
};
