import * as button from '../../primitives/Button/Button.css.ts';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';

interface SignFirstProps {
  /** `#` and the id of the form for the signature. */
  href: string;
  words: AwardBallotMessages;
}

/** Leads who reads a ballot to where they sign it, and can write there at once. */
export const SignFirst = ({ href, words }: SignFirstProps) => (
  <a
    className={button.tones.primary}
    href={href}
    onClick={() => document.querySelector<HTMLElement>(`${href} input`)?.focus()}
  >
    {words.signFirst}
  </a>
);
