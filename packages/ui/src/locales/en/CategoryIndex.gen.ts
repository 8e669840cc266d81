// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface CategoryIndexMessages {
  /** The navigation's accessible name. */
  categories: string;
  /** The text of the button that opens the list. On a phone the button shows an icon. */
  all: string;
  /** The button's accessible name. It contains the button's text. */
  allCategories: string;
  /** Shown after the current category's title. `position` starts at 1. */
  place: (values: { position: number; total: number }) => string;
}

export const categoryIndexMessages: CategoryIndexMessages = {
  categories: 'Categories',
  all: 'All',
  allCategories: 'All categories',
  place: ({ position, total }) => `${position} of ${total}`,
};
