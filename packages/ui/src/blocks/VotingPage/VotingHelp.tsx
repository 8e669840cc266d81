import { AUTOSAVE_DELAY_MS, BALLOT_COPY_MINUTES } from '@conkit/rules';
import { CardBody } from '../../primitives/Card/Card.tsx';
import { ChevronDownIcon } from '../../primitives/icons/icons.tsx';
import type { VotingRules } from './types.ts';
import * as css from './VotingPage.css.ts';
import type { VotingPageMessages } from './VotingPage.messages.tsx';

interface VotingHelpProps {
  rules: VotingRules;
  /** Whom to ask. */
  email: string;
  /** To begin with, and when it changes. */
  isOpen: boolean;
  words: VotingPageMessages;
}

const delays = { seconds: AUTOSAVE_DELAY_MS / 1000, minutes: BALLOT_COPY_MINUTES.votes };

/** How to vote, in as few words as it takes; folded where that was read. */
export function VotingHelp({ rules, email, isOpen, words }: VotingHelpProps) {
  const { noAward, positions } = rules;
  const hints = [
    ...(noAward === null ? [] : [words.noAward({ noAward, positions })]),
    // With one position there is none below it.
    ...(positions === 1 ? [] : [words.gapEnds]),
  ];
  return (
    <details className={css.help} open={isOpen}>
      <summary className={css.helpTitle}>
        <h2>{words.howTo}</h2>
        <span className={css.chevron}>
          <ChevronDownIcon />
        </span>
      </summary>
      <CardBody>
        <ol className={css.steps}>
          <li>{words.rank(rules)}</li>
          {hints.length > 0 && <li>{hints.join(' ')}</li>}
          <li>{words.saving(delays)}</li>
        </ol>
        <p className={css.contact}>{words.questions(<a href={`mailto:${email}`}>{email}</a>)}</p>
      </CardBody>
    </details>
  );
}
