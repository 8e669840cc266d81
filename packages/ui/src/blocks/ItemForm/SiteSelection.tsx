import * as css from './ItemForm.css.ts';
import type { ItemFormMessages } from './ItemForm.messages.tsx';

/** What a site selection token is for, and what to do with it. */
export const SiteSelection = ({ words }: { words: ItemFormMessages }) => (
  <>
    <p>{words.siteSelection}</p>
    <ol className={css.steps}>
      {words.siteSelectionSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </>
);
