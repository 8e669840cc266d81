export interface CategoryIndexMessages {
  /** Names the index. */
  categories: string;
  /** On the button that opens the list where there is no room for it; on a phone it has an icon. */
  all: string;
  /** The name of that button, which has its text in it. */
  allCategories: string;
  /** Behind the category that one is in; positions count from 1. */
  place: (place: { position: number; total: number }) => string;
}

export const categoryIndexMessages: CategoryIndexMessages = {
  categories: 'Categories',
  all: 'All',
  allCategories: 'All categories',
  place: ({ position, total }) => `${position} of ${total}`,
};
