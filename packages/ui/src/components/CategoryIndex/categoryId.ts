/** Returns the id of a category's element on the page. */
export const categoryId = (key: string) => `category-${key}`;
