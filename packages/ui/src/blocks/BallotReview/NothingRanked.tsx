import { useEffect, useRef } from 'react';
import { categoryId } from '../../components/CategoryIndex/categoryId.ts';
import { ChevronRightIcon } from '../../primitives/icons/icons.tsx';
import type { RankedCategory } from '../AwardBallot/types.ts';
import * as css from './BallotReview.css.ts';
import type { BallotReviewMessages } from './BallotReview.messages.ts';

interface NothingRankedProps {
  categories: readonly RankedCategory[];
  words: BallotReviewMessages;
}

/** Lists the categories without a ranking, folded on the screen and unfolded on paper. */
export function NothingRanked({ categories, words }: NothingRankedProps) {
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => openOnPaper(list.current), []);
  return (
    <details ref={list} className={css.unused}>
      <summary className={css.unusedTitle}>
        <span className={css.chevron}>
          <ChevronRightIcon />
        </span>
        {words.nothingIn(categories.length)}
      </summary>
      <ul className={css.unusedList}>
        {categories.map(({ key, title }) => (
          <li key={key}>
            <a className={css.unusedLink} href={`#${categoryId(key)}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Opens a `details` element for printing. @returns a function that removes the listeners */
function openOnPaper(details: HTMLDetailsElement | null) {
  if (!details) return;
  let wasOpen = details.open;
  const before = () => {
    wasOpen = details.open;
    details.open = true;
  };
  const after = () => {
    details.open = wasOpen;
  };
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
