/** Returns the id of a category's element on the page. */
export const getCategoryId = (key: string) => `category-${key}`;

/** Focuses a category without scrolling: a pressed button that disappears with its message would lose the focus. */
export const focusCategory = (key: string): void =>
  document.getElementById(getCategoryId(key))?.focus({ preventScroll: true });
