import * as button from '../../primitives/Button/Button.css.ts';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';

interface SignFirstProps {
  /** `#` and the id of the signature form. */
  href: string;
  words: AwardBallotMessages;
}

/** Leads a reader of the ballot to the signature field, and focuses it. */
export const SignFirst = ({ href, words }: SignFirstProps) => (
  <a
    className={button.tones.primary}
    href={href}
    onClick={() => document.querySelector<HTMLElement>(`${href} input`)?.focus()}
  >
    {words.signFirst}
  </a>
);
