import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useDates } from '../../words/useDates.ts';
import type { Ceremony } from './types.ts';
import type { VotingPageMessages } from './VotingPage.messages.tsx';

interface VotingClosedProps {
  ceremonies: readonly Ceremony[];
  /** A sentence about all ceremonies, with their keys in braces for their days. */
  sentence: string | undefined;
  /** The address for questions. */
  email: string;
  words: VotingPageMessages;
}

/** Shows that voting is over, when the awards are given, and where to ask. */
export function VotingClosed({ ceremonies, sentence, email, words }: VotingClosedProps) {
  const date = useDates();
  const inWords = (day: string) => date(new Date(day), { dateStyle: 'long', timeZone: 'UTC' });
  const given =
    sentence === undefined
      ? ceremonies.map(({ name, day }) => words.given({ name, day: inWords(day) })).join(' ')
      : ceremonies.reduce(
          (said, { key, day }) => said.replaceAll(`{${key}}`, inWords(day)),
          sentence,
        );
  return (
    <Notice tone="info">
      <p>
        {words.over} {given}
      </p>
      <p>{words.questions(<a href={`mailto:${email}`}>{email}</a>)}</p>
    </Notice>
  );
}
