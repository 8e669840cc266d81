import { focusField } from './focusField.ts';
import * as css from './Checkout.css.ts';
import type { CheckoutMessages } from './Checkout.messages.tsx';

/** A reason why a form cannot be paid yet. */
export interface MissingField {
  readonly key: string;
  /** The field's label, with the problem if it is filled in. */
  readonly text: string;
  /** The name of the control to focus; without it there is no link. */
  readonly field?: string;
}

interface MissingListProps {
  missing: readonly MissingField[];
  words: CheckoutMessages;
}

/** Lists why a form cannot be paid yet; each entry links to its field. */
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
