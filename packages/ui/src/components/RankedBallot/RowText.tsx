import type { Entry } from './entries.ts';
import * as css from './RowText.css.ts';

interface RowTextProps {
  entry: Entry;
  /** A button of the row has the title as its name, so that it is not said once more. */
  isNamed?: boolean;
}

/** What an entry is: its title, its credit, and what the page adds to them. */
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
