import type { Phase, TimeSpan } from '@conkit/rules';
import type { ReactNode } from 'react';
import { Deadline } from '../../components/Deadline/Deadline.tsx';
import { Retryable } from '../../components/Retryable/Retryable.tsx';
import { type ReadOnlyReason, WhyReadOnly } from '../../components/WhyReadOnly/WhyReadOnly.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { CardBody } from '../../primitives/Card/Card.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { FoldingCard } from '../../primitives/FoldingCard/FoldingCard.tsx';
import { EmailLink, Link } from '../../primitives/Link/Link.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  nominationsPageMessages,
  type NominationsPageMessages,
} from '../../locales/en/NominationsPage.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { inLine } from '../categories.css.ts';
import * as page from '../page.css.ts';
import * as css from './NominationsPage.css.ts';

export interface NominationsPageProps extends ElementProps {
  title: string;
  /** The nominator's name. */
  name: string;
  phase: Phase;
  /** When nominations open and close, ISO 8601 with an offset. */
  opens: string;
  closes: string;
  /** The IANA time zone in which the rules name these times. */
  zone: string;
  /** The time until they close; undefined before they open and after they close. */
  remaining: TimeSpan | undefined;
  /** Why the nominations are read-only; undefined while they can be edited. */
  readOnly: ReadOnlyReason | undefined;
  rules: NominationRulesFacts;
  /**
   * Links to the nominations of other awards.
   *
   * @default none
   */
  others?: readonly { readonly href: string; readonly label: string }[] | undefined;
  membershipsHref: string;
  homeHref: string;
  /** The id of the first element in `children`, for the link to the categories. */
  categoriesId: string;
  /** Why the nominations could not be loaded, in words; undefined otherwise. */
  failure: string | undefined;
  onRetry: () => void;
  /** The nominations (`AwardNominations`), once they have loaded. */
  children: ReactNode;
  messages?: SomeMessages<NominationsPageMessages>;
}

/**
 * The page around one person's nominations for one award: deadline, why it is read-only, rules, and links.
 *
 * @example
 * ```tsx
 * <NominationsPage
 *   title="Hugo Nominations"
 *   name="Aoife Byrne"
 *   phase="open"
 *   opens="2019-01-01T00:00:00-08:00"
 *   closes="2019-03-15T23:59:00-07:00"
 *   zone="America/Los_Angeles"
 *   remaining={{ value: 3, unit: 'day' }}
 *   readOnly={undefined}
 *   rules={{ worksOf: 2018, eligible: ['Works of 2018.'], max: 5, help: 'hugohelp@example.com' }}
 *   membershipsHref="/new"
 *   homeHref="/"
 *   categoriesId="categories"
 *   failure={undefined}
 *   onRetry={load}
 * >
 *   <AwardNominations id="categories" … />
 * </NominationsPage>
 * ```
 */
export function NominationsPage(props: NominationsPageProps) {
  const { phase, opens, closes, zone, remaining, failure, children } = props;
  const { others = [] } = props;
  const words = useMessages('NominationsPage', nominationsPageMessages, props.messages);
  const toOthers = others.map(({ href, label }) => (
    <Link key={href} href={href}>
      {label}
    </Link>
  ));
  return (
    <div {...elementProps(props)}>
      <div className={inLine}>
        <h1 className={page.heading}>{props.title}</h1>
        {phase === 'before' && (
          <p className={page.lead}>
            {words.opens} <Deadline instant={opens} zone={zone} />
          </p>
        )}
        {phase === 'open' && (
          <p className={page.lead}>
            {words.closes} <Deadline instant={closes} zone={zone} remaining={remaining} />
          </p>
        )}
        <div className={page.stack}>
          <WhyReadOnly reason={props.readOnly} membershipsHref={props.membershipsHref} />
          <p className={css.links}>
            <strong>{props.name}</strong>
            <a href={`#${props.categoriesId}`}>{words.goToCategories}</a>
            {toOthers}
          </p>
          <NominationRules
            rules={props.rules}
            closes={closes}
            zone={zone}
            isClosed={phase === 'closed'}
            words={words}
          />
        </div>
      </div>
      <Retryable
        failure={
          failure !== undefined && (
            <>
              {words.notLoaded} {failure}
            </>
          )
        }
        onRetry={props.onRetry}
      >
        {children ?? (
          <div className={`${page.narrow} ${css.waiting}`}>
            <Busy>{words.loading}</Busy>
          </div>
        )}
      </Retryable>
      <p className={`${inLine} ${page.after} ${css.links}`}>
        {toOthers}
        <Link href={props.homeHref}>{words.home}</Link>
      </p>
    </div>
  );
}

/** The facts that the rules of nominating mention. */
export interface NominationRulesFacts {
  /** The year of the eligible works; undefined if the award is not for one year. */
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
 * A summary of the nomination rules, which unfolds to all of them. Eligibility is explained at each category. After the
 * deadline, the summary omits how to fill in the page.
 */
function NominationRules(props: NominationRulesProps) {
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
              <li>{words.upTo({ max })}</li>
              <li>{words.tellEnough}</li>
              <li>{words.keys}</li>
            </ul>
            <h3 className={css.subheading}>{words.saving}</h3>
            <ul className={css.rules}>
              <li>{words.whatCounts}</li>
              <li>{words.changeUntil({ until: <Deadline instant={closes} zone={zone} /> })}</li>
              <li>{words.copyComes}</li>
            </ul>
          </>
        )}
        <p className={css.contact}>{words.questions({ address: <EmailLink address={help} /> })}</p>
      </CardBody>
    </FoldingCard>
  );
}
