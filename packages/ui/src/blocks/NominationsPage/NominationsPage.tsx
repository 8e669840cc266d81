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
import { HeadingLevelProvider, useHeading } from '../../primitives/element/headingLevel.ts';
import * as page from '../page.css.ts';
import { Subheading } from '../Subheading.tsx';
import * as css from './NominationsPage.css.ts';

export interface NominationsPageProps extends ElementProps {
  /** The page's heading. */
  title: string;
  /** The nominator's name. */
  name: string;
  /** Whether nominations are not open yet, open or closed. */
  phase: Phase;
  /** When nominations open, ISO 8601 with an offset. */
  opensAt: string;
  /** When nominations close, ISO 8601 with an offset. */
  closesAt: string;
  /** The IANA time zone in which the rules name these times. */
  timeZone: string;
  /** The time until they close; undefined before they open and after they close. */
  remaining: TimeSpan | undefined;
  /** Why the nominations are read-only; undefined while they can be edited. */
  readOnlyReason: ReadOnlyReason | undefined;
  /** The facts that the rules mention. */
  rules: NominationRulesFacts;
  /**
   * Links to the nominations of other awards.
   *
   * @default none
   */
  otherAwards?: readonly { readonly href: string; readonly label: string }[] | undefined;
  /** The page that sells memberships. */
  membershipsHref: string;
  /** The member's main page. */
  homeHref: string;
  /** The id of the first element in `children`, for the link to the categories. */
  categoriesId: string;
  /** Why the nominations could not be loaded, in words; undefined otherwise. */
  errorMessage: string | undefined;
  /** Called to load the nominations again. */
  onRetry: () => void;
  /** The nominations (`AwardNominations`), once they have loaded. */
  children: ReactNode;
  /** Replaces single texts. */
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
 *   opensAt="2019-01-01T00:00:00-08:00"
 *   closesAt="2019-03-15T23:59:00-07:00"
 *   timeZone="America/Los_Angeles"
 *   remaining={{ value: 3, unit: 'day' }}
 *   readOnlyReason={undefined}
 *   rules={{ eligibilityYear: 2018, eligibility: ['Works of 2018.'], max: 5, contactEmail: 'hugohelp@example.com' }}
 *   membershipsHref="/new"
 *   homeHref="/"
 *   categoriesId="categories"
 *   errorMessage={undefined}
 *   onRetry={load}
 * >
 *   <AwardNominations id="categories" … />
 * </NominationsPage>
 * ```
 */
export function NominationsPage(props: NominationsPageProps) {
  const { phase, opensAt, closesAt, timeZone, remaining, errorMessage, children } = props;
  const { otherAwards = [] } = props;
  const words = useMessages('NominationsPage', nominationsPageMessages, props.messages);
  const toOthers = otherAwards.map(({ href, label }) => (
    <Link isAlone key={href} href={href}>
      {label}
    </Link>
  ));
  const { Heading, below } = useHeading(1);
  return (
    <HeadingLevelProvider value={below}>
      <div {...elementProps(props)}>
        <div className={inLine}>
          <Heading className={page.heading}>{props.title}</Heading>
          {phase === 'before' && (
            <p className={page.lead}>
              {words.opens} <Deadline instant={opensAt} timeZone={timeZone} />
            </p>
          )}
          {phase === 'open' && (
            <p className={page.lead}>
              {words.closes}{' '}
              <Deadline instant={closesAt} timeZone={timeZone} remaining={remaining} />
            </p>
          )}
          <div className={page.stack}>
            <WhyReadOnly reason={props.readOnlyReason} membershipsHref={props.membershipsHref} />
            <p className={css.links}>
              <strong>{props.name}</strong>
              <Link isAlone href={`#${props.categoriesId}`}>
                {words.goToCategories}
              </Link>
              {toOthers}
            </p>
            <NominationRules
              rules={props.rules}
              closesAt={closesAt}
              timeZone={timeZone}
              isClosed={phase === 'closed'}
              words={words}
            />
          </div>
        </div>
        <Retryable
          errorMessage={
            errorMessage !== undefined && (
              <>
                {words.notLoaded} {errorMessage}
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
          <Link isAlone href={props.homeHref}>
            {words.home}
          </Link>
        </p>
      </div>
    </HeadingLevelProvider>
  );
}

/** The facts that the rules of nominating mention. */
export interface NominationRulesFacts {
  /** The year of the eligible works; undefined if the award is not for one year. */
  readonly eligibilityYear?: number | undefined;
  /** What is eligible, a sentence each. */
  readonly eligibility: readonly string[];
  /** The maximum number of nominations in a category. */
  readonly max: number;
  /** The email address for questions. */
  readonly contactEmail: string;
}

interface NominationRulesProps {
  rules: NominationRulesFacts;
  /** When nominations close, ISO 8601, and the zone in which the rules name it. */
  closesAt: string;
  timeZone: string;
  isClosed: boolean;
  words: NominationsPageMessages;
}

/**
 * A summary of the nomination rules, which unfolds to all of them. Eligibility is explained at each category. After the
 * deadline, the summary omits how to fill in the page.
 */
function NominationRules(props: NominationRulesProps) {
  const { rules, closesAt, timeZone, isClosed, words } = props;
  const { eligibilityYear, eligibility, max, contactEmail } = rules;
  return (
    <FoldingCard
      title={isClosed ? words.whatCouldBe : words.howTo}
      hint={isClosed ? undefined : words.gist({ worksOf: eligibilityYear, max })}
      isOpen={false}
    >
      <CardBody>
        {!isClosed && <Subheading className={css.subheading}>{words.what}</Subheading>}
        <ul className={css.rules}>
          {eligibility.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {!isClosed && <li>{words.notSure}</li>}
        </ul>
        {!isClosed && (
          <>
            <Subheading className={css.subheading}>{words.howMany}</Subheading>
            <ul className={css.rules}>
              <li>{words.upTo({ max })}</li>
              <li>{words.tellEnough}</li>
              <li>{words.keys}</li>
            </ul>
            <Subheading className={css.subheading}>{words.saving}</Subheading>
            <ul className={css.rules}>
              <li>{words.whatCounts}</li>
              <li>
                {words.changeUntil({ until: <Deadline instant={closesAt} timeZone={timeZone} /> })}
              </li>
              <li>{words.copyComes}</li>
            </ul>
          </>
        )}
        <p className={css.contact}>
          {words.questions({ address: <EmailLink address={contactEmail} /> })}
        </p>
      </CardBody>
    </FoldingCard>
  );
}
