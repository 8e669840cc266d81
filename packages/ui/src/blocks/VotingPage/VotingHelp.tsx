import { AUTOSAVE_DELAY_MS, BALLOT_COPY_MINUTES } from '@conkit/rules';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import type { VotingRules } from './types.ts';
import * as css from './VotingPage.css.ts';
import type { VotingPageMessages } from './VotingPage.messages.tsx';

interface VotingHelpProps {
  rules: VotingRules;
  /** Whom to ask. */
  email: string;
  words: VotingPageMessages;
}

const delays = { seconds: AUTOSAVE_DELAY_MS / 1000, minutes: BALLOT_COPY_MINUTES.votes };

/** How to vote, in as few words as it takes. */
export const VotingHelp = ({ rules, email, words }: VotingHelpProps) => (
  <Card title={words.howTo}>
    <CardBody>
      <ol className={css.steps}>
        <li>{words.rank(rules)}</li>
        <li>{words.noAward}</li>
        <li>{words.saving(delays)}</li>
      </ol>
      <p className={css.contact}>{words.questions(<a href={`mailto:${email}`}>{email}</a>)}</p>
    </CardBody>
  </Card>
);
