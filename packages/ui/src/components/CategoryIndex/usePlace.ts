import { useEffect, useState } from 'react';
import { categoryId } from './categoryId.ts';

/** The line at 35% of the viewport's height. The category that crosses it is the current one. */
const READING_LINE = '-35% 0px -65% 0px';

/**
 * Returns the current category: the one last pressed or focused, or scrolled to since.
 *
 * @param keys The categories on the page. Must be the same array while they don't change.
 * @returns `undefined` until a category is known.
 */
export function usePlace(keys: readonly string[]): string | undefined {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    const categories = new Map(
      keys.flatMap((key) => {
        const element = document.getElementById(categoryId(key));
        return element ? [[element as Element, key] as const] : [];
      }),
    );
    const touch = ({ target }: Event) => {
      const fold = target instanceof Element ? target.closest('[id^="category-"]') : null;
      const key = fold && categories.get(fold);
      if (key !== null && key !== undefined) setPlace(key);
    };
    document.addEventListener('focusin', touch);
    document.addEventListener('pointerdown', touch);
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(
            (entries) => {
              const crossing = entries.find(({ isIntersecting }) => isIntersecting)?.target;
              const open = [...categories.keys()].find((fold) => fold.querySelector('[open]'));
              // Before any interaction, use the open category.
              const here = (known?: string) => known ?? (open && categories.get(open));
              setPlace((known) => here(crossing ? categories.get(crossing) : known));
            },
            { rootMargin: READING_LINE },
          );
    for (const element of categories.keys()) observer?.observe(element);
    return () => {
      document.removeEventListener('focusin', touch);
      document.removeEventListener('pointerdown', touch);
      observer?.disconnect();
    };
  }, [keys]);
  return place !== undefined && keys.includes(place) ? place : undefined;
}
