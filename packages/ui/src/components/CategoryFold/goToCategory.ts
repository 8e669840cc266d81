import { categoryId } from '../CategoryIndex/categoryId.ts';

/** Focuses a category's heading and scrolls it to the top. Does nothing if the category isn't on the page. */
export function goToCategory(key: string): void {
  const fold = document.getElementById(categoryId(key));
  if (!fold) return;
  (fold.querySelector('summary') ?? fold).focus({ preventScroll: true });
  fold.scrollIntoView({ block: 'start' });
}
