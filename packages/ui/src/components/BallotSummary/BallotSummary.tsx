import { BALLOT_SIZE, type Ballot, type Finalist } from '@conkit/rules';
import { memo } from 'react';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { useChoiceWords, useMessages } from '../../words/provider.tsx';
import {
  ballotSummaryMessages,
  type BallotSummaryMessages,
} from '../../locales/en/BallotSummary.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { type HeadingLevel, useHeading } from '../../primitives/element/headingLevel.ts';
import * as css from './BallotSummary.css.ts';
import { ballotInWords } from './summary.ts';

export interface BallotSummaryProps extends ElementProps {
  /** The category's heading. */
  title: string;
  /**
   * The heading's level in the page's outline.
   *
   * @default one below the heading around it, or 3
   */
  headingLevel?: HeadingLevel;
  /** The category's finalists in ballot order, including replaced ones. */
  finalists: readonly Finalist[];
  /**
   * The title of the "No award" entry. `null` if the award has none.
   *
   * @default "No award" in the current language
   */
  noAward?: string | null | undefined;
  /** The voter's ranking, first choice first. `null` is an empty position. */
  value: Ballot;
  /**
   * The number of positions. With 1, the voter chooses one finalist and doesn't rank.
   *
   * @default 7
   */
  size?: number;
  /**
   * Whether the ranking isn't saved on the server yet.
   *
   * @default false
   */
  isUnsaved?: boolean;
  /** Replaces single texts. */
  messages?: SomeMessages<BallotSummaryMessages>;
}

/**
 * Shows one category of a ballot for review or printing: the ranked entries in order, which of them would not count,
 * and the finalists that aren't ranked.
 *
 * @example
 * ```tsx
 * <BallotSummary title="Best Novel" finalists={novels} value={[5, 1, -1]} />
 * ```
 */
export const BallotSummary = memo(
  ({
    title,
    headingLevel,
    finalists,
    noAward,
    value,
    size = BALLOT_SIZE,
    isUnsaved = false,
    messages,
    ...own
  }: BallotSummaryProps) => {
    const words = useChoiceWords(
      useMessages('BallotSummary', ballotSummaryMessages, messages),
      size,
    );
    const { lines, unranked } = ballotInWords(finalists, value, words, noAward);
    const { Heading } = useHeading(3, headingLevel);
    return (
      <div {...elementProps(own, css.category)}>
        <div className={css.header}>
          <Heading className={css.title}>{title}</Heading>
          {isUnsaved && <Tag tone="warning">{words.notSaved}</Tag>}
        </div>
        {lines.length === 0 ? (
          <p className={css.muted}>{words.nothingRanked}</p>
        ) : (
          <ol className={css.list} aria-label={words.rankingOf({ category: title })}>
            {lines.map(({ position, title: entry, credit, note, isEmpty, isCounted }) => (
              <li key={position} className={isCounted ? css.line : css.uncounted}>
                <span className={isEmpty ? css.muted : css.entry}>{entry}</span>
                {credit && <span className={css.muted}> {credit}</span>}
                {!isCounted && !isEmpty && (
                  <span className={css.warning}> ({words.wouldNotCount})</span>
                )}
                {note && <span className={css.note}>{note}</span>}
              </li>
            ))}
          </ol>
        )}
        {unranked.length > 0 && (
          <p className={css.muted}>{words.notRanked({ titles: unranked })}</p>
        )}
      </div>
    );
  },
);
