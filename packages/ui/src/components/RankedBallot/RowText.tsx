import type { Entry } from './entries.ts';
import * as css from './RowText.css.ts';

interface RowTextProps {
  entry: Entry;
  /** Whether a button of the row already has the title as its name. Then screen readers skip this one. */
  isNamed?: boolean;
}

/** An entry's title, its credit, and the page's additions. */
export const RowText = ({
  entry: { title, credit, note, parts },
  isNamed = false,
}: RowTextProps) => (
  <>
    {parts?.cover && <span className={css.cover}>{parts.cover}</span>}
    <span className={css.text}>
      <span className={css.title} aria-hidden={(isNamed && !parts?.title) || undefined}>
        {parts?.title ?? title}
      </span>
      {credit && <span className={css.credit}>{credit}</span>}
      {parts?.details && <span className={css.credit}>{parts.details}</span>}
      {note && <span className={css.note}>{note}</span>}
    </span>
  </>
);
