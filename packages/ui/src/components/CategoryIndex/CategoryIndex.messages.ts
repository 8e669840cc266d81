export interface CategoryIndexMessages {
  /** Names the index, and the button that opens it where there is no room for it. */
  categories: string;
}

export const categoryIndexMessages: CategoryIndexMessages = { categories: 'Categories' };
