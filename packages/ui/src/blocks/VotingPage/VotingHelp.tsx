import { AUTOSAVE_DELAY_MS, BALLOT_COPY_MINUTES } from '@conkit/rules';
import { CardBody } from '../../primitives/Card/Card.tsx';
import { FoldingCard } from '../../primitives/FoldingCard/FoldingCard.tsx';
import * as page from '../page.css.ts';
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
export const VotingHelp = ({ rules, email, isOpen, words }: VotingHelpProps) => (
  <div className={page.onScreen}>
    <FoldingCard title={words.howTo} isOpen={isOpen}>
      <CardBody>
        <ol className={css.steps}>
          <li>{words.rank(rules)}</li>
          <li>{words.noAward}</li>
          <li>{words.saving(delays)}</li>
        </ol>
        <p className={css.contact}>{words.questions(<a href={`mailto:${email}`}>{email}</a>)}</p>
      </CardBody>
    </FoldingCard>
  </div>
);
