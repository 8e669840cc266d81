import { categoryId } from '../CategoryIndex/categoryId.ts';

/** Gives a category's heading the focus and brings it to the top; nothing where there is no such category. */
export function goToCategory(key: string): void {
  const fold = document.getElementById(categoryId(key));
  if (!fold) return;
  (fold.querySelector('summary') ?? fold).focus({ preventScroll: true });
  fold.scrollIntoView({ block: 'start' });
}
