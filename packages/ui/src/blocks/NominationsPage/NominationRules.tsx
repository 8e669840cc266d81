import { Deadline } from '../../components/Deadline/Deadline.tsx';
import { CardBody } from '../../primitives/Card/Card.tsx';
import { FoldingCard } from '../../primitives/FoldingCard/FoldingCard.tsx';
import * as css from './NominationsPage.css.ts';
import type { NominationsPageMessages } from './NominationsPage.messages.tsx';

/** The facts that the rules of nominating mention. */
export interface NominationRulesFacts {
  /** The year of the eligible works; undefined if the award does not go by year. */
  readonly worksOf?: number | undefined;
  /** What is eligible, a sentence each. */
  readonly eligible: readonly string[];
  /** The maximum number of nominations in a category. */
  readonly max: number;
  /** The email address for questions. */
  readonly help: string;
}

interface NominationRulesProps {
  rules: NominationRulesFacts;
  /** When nominations close, ISO 8601, and the zone in which the rules name it. */
  closes: string;
  zone: string;
  isClosed: boolean;
  words: NominationsPageMessages;
}

/**
 * A summary of the rules of nominating, which unfolds to all of them. Eligibility is explained at each category. After
 * the deadline it omits how to fill in the page.
 */
export function NominationRules(props: NominationRulesProps) {
  const { rules, closes, zone, isClosed, words } = props;
  const { worksOf, eligible, max, help } = rules;
  return (
    <FoldingCard
      title={isClosed ? words.whatCouldBe : words.howTo}
      hint={isClosed ? undefined : words.gist({ worksOf, max })}
      isOpen={false}
    >
      <CardBody>
        {!isClosed && <h3 className={css.subheading}>{words.what}</h3>}
        <ul className={css.rules}>
          {eligible.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {!isClosed && <li>{words.notSure}</li>}
        </ul>
        {!isClosed && (
          <>
            <h3 className={css.subheading}>{words.howMany}</h3>
            <ul className={css.rules}>
              <li>{words.upTo(max)}</li>
              <li>{words.tellEnough}</li>
              <li>{words.keys}</li>
            </ul>
            <h3 className={css.subheading}>{words.saving}</h3>
            <ul className={css.rules}>
              <li>{words.whatCounts}</li>
              <li>{words.changeUntil(<Deadline instant={closes} zone={zone} />)}</li>
              <li>{words.copyComes}</li>
            </ul>
          </>
        )}
        <p className={css.contact}>{words.questions(<a href={`mailto:${help}`}>{help}</a>)}</p>
      </CardBody>
    </FoldingCard>
  );
}
