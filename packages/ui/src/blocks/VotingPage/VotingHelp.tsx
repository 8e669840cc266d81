import { AUTOSAVE_DELAY_MS, BALLOT_COPY_MINUTES } from '@conkit/rules';
import { CardBody } from '../../primitives/Card/Card.tsx';
import { FoldingCard } from '../../primitives/FoldingCard/FoldingCard.tsx';
import * as page from '../page.css.ts';
import type { VotingRules } from './types.ts';
import * as css from './VotingPage.css.ts';
import type { VotingPageMessages } from './VotingPage.messages.tsx';

interface VotingHelpProps {
  rules: VotingRules;
  /** The address for questions. */
  email: string;
  /** Whether it is unfolded, initially and whenever this changes. */
  isOpen: boolean;
  words: VotingPageMessages;
}

const delays = { seconds: AUTOSAVE_DELAY_MS / 1000, minutes: BALLOT_COPY_MINUTES.votes };

/** How to vote, in brief; folded for voters who have read it. */
export function VotingHelp({ rules, email, isOpen, words }: VotingHelpProps) {
  const { noAward, positions } = rules;
  const hints = [
    ...(noAward === null ? [] : [words.noAward({ noAward, positions })]),
    // With a single position there are no positions below it.
    ...(positions === 1 ? [] : [words.gapEnds]),
  ];
  return (
    <div className={page.onScreen}>
      <FoldingCard title={words.howTo} isOpen={isOpen}>
        <CardBody>
          <ol className={css.steps}>
            <li>{words.rank(rules)}</li>
            {hints.length > 0 && <li>{hints.join(' ')}</li>}
            <li>{words.saving(delays)}</li>
          </ol>
          <p className={css.contact}>{words.questions(<a href={`mailto:${email}`}>{email}</a>)}</p>
        </CardBody>
      </FoldingCard>
    </div>
  );
}
