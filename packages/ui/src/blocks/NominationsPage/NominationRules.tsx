import { Deadline } from '../../components/Deadline/Deadline.tsx';
import { CardBody } from '../../primitives/Card/Card.tsx';
import { FoldingCard } from '../../primitives/FoldingCard/FoldingCard.tsx';
import * as css from './NominationsPage.css.ts';
import type { NominationsPageMessages } from './NominationsPage.messages.tsx';

/** What the rules of a convention's nominations name. */
export interface NominationRulesFacts {
  /** The year whose works can be nominated; undefined where it is not about works of a year. */
  readonly worksOf?: number | undefined;
  /** What is eligible, a sentence each. */
  readonly eligible: readonly string[];
  /** How many nominations there can be in a category. */
  readonly max: number;
  /** The mail address for questions. */
  readonly help: string;
}

interface NominationRulesProps {
  rules: NominationRulesFacts;
  /** When nominations close, ISO 8601, and the zone that the rules name it in. */
  closes: string;
  zone: string;
  isClosed: boolean;
  words: NominationsPageMessages;
}

/**
 * The rules of nominating, in our own words, folded to their gist; who and what is eligible stands beside each
 * category. After the deadline nobody is told how to fill in the page.
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
