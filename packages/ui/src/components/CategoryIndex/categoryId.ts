/** The id of a category on its page, which the index and other links lead to. */
export const categoryId = (key: string) => `category-${key}`;
