import { focusField } from './focusField.ts';
import * as css from './Checkout.css.ts';
import type { CheckoutMessages } from './Checkout.messages.tsx';

/** Something that keeps a form from being paid. */
export interface MissingField {
  readonly key: string;
  /** What it is called, and what is wrong with it where something is filled in. */
  readonly text: string;
  /** The name of the control to go to; without it there is none. */
  readonly field?: string;
}

interface MissingListProps {
  missing: readonly MissingField[];
  words: CheckoutMessages;
}

/** Says what keeps a form from being paid; each leads to its field. */
export const MissingList = ({ missing, words }: MissingListProps) => (
  <>
    <p className={css.missingTitle}>{words.beforeGoingOn}</p>
    <ul className={css.missing}>
      {missing.map(({ key, text, field }) => (
        <li key={key}>
          {field === undefined ? (
            text
          ) : (
            <a
              className={css.missingLink}
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
            >
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  </>
);
