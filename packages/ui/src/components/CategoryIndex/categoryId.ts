/** Returns the id of a category's element on the page. */
export const getCategoryId = (key: string) => `category-${key}`;
