import { BALLOT_SIZE, normalizeBallot, type Ballot, type Finalist } from '@conkit/rules';
import { memo, useId, useMemo, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useChoiceWords } from '../../words/useChoiceWords.ts';
import { useMessages } from '../../words/useMessages.ts';
import { describeGap, isCountedAt } from './changes.ts';
import { EmptyRow } from './EmptyRow.tsx';
import { ballotEntries, entryFor, unrankedIds } from './entries.ts';
import { PositionMenu } from './PositionMenu.tsx';
import { nextFreePosition } from './positions.ts';
import * as css from './RankedBallot.css.ts';
import { rankedBallotMessages, type RankedBallotMessages } from './RankedBallot.messages.ts';
import { RankedRow } from './RankRow.tsx';
import type { RowMode } from './rowActions.ts';
import { UnrankedList } from './UnrankedList.tsx';
import { useBallotActions } from './useBallotActions.ts';

export interface RankedBallotProps {
  /** The category's finalists in ballot order, replaced ones too. */
  finalists: readonly Finalist[];
  /**
   * What the entry that votes for giving no award is called, which is added; null where there is none.
   *
   * @default "No award", in the reader's language
   */
  noAward?: string | null | undefined;
  /** The voter's ranking, first choice first; `null` is an empty position. */
  value: Ballot;
  /** Takes the whole new ranking. */
  onChange: (value: Ballot) => void;
  /**
   * How many positions there are; with one, a finalist is chosen and nothing ranked.
   *
   * @default 7
   */
  size?: number;
  /**
   * The ranking can only be read.
   *
   * @default false
   */
  isReadOnly?: boolean;
  /**
   * The ranking cannot be changed for the moment.
   *
   * @default false
   */
  isDisabled?: boolean;
  /** What stands at the end, beside the button that takes back the last change: the way on. */
  children?: ReactNode;
  messages?: Partial<RankedBallotMessages>;
  'aria-label'?: string;
  /** The id of the category's heading. */
  'aria-labelledby'?: string;
}

/**
 * The ranked list of one award category: what is ranked, in its order, and below it what is not. Ranks
 * are chosen with one press, in a menu at each entry, by digit keys, or by dragging. What would not count is
 * said, every change is announced, and can be taken back. Drawn again only where something changed, as long as `finalists`,
 * `onChange` and `messages` stay the same references.
 *
 * @example
 * ```tsx
 * <RankedBallot
 *   aria-label="Ranking for Best Novel"
 *   finalists={[{ id: 1, title: 'Spinning Silver', subtitle: 'by Naomi Novik' }]}
 *   value={ballot}
 *   onChange={setBallot}
 * />
 * ```
 */
export const RankedBallot = memo(
  ({
    finalists,
    noAward,
    value,
    onChange,
    size = BALLOT_SIZE,
    isReadOnly = false,
    isDisabled = false,
    children,
    messages,
    ...label
  }: RankedBallotProps) => {
    const hintId = useId();
    const all = useMessages('RankedBallot', rankedBallotMessages, messages);
    const words = useChoiceWords(all, size);
    const ballot = useMemo(() => normalizeBallot(value), [value]);
    const entries = useMemo(
      () => ballotEntries(finalists, words, noAward),
      [finalists, words, noAward],
    );
    const titleOf = (id: number) => entryFor(id, entries, words).title;
    const { root, region, focusEvents, menu, closeMenu, actions, undo, canUndo } = useBallotActions(
      {
        ballot,
        size,
        onChange,
        titleOf,
        words,
      },
    );

    const editing: RowMode = isDisabled ? 'disabled' : 'edit';
    const mode: RowMode = isReadOnly ? 'readOnly' : editing;
    const row = { mode, isChoice: size === 1, words, actions };
    const openId = mode === 'edit' ? menu?.id : undefined;
    const unranked = unrankedIds(finalists, ballot, noAward);
    const gap = describeGap(ballot, titleOf, words);

    return (
      <div
        {...label}
        {...focusEvents}
        ref={root}
        role="group"
        aria-describedby={hintId}
        className={css.ballot}
      >
        <p id={hintId} className={css.hint}>
          {words.favourite}
          {!isReadOnly && ` ${words.rankAny}`}
        </p>
        {ballot.length === 0 ? (
          <p className={css.nothingRanked} data-ranked>
            {words.nothingRanked}
            {!isReadOnly && ` ${words.howToRank}`}
          </p>
        ) : (
          <ol className={css.rankedList} aria-label={words.ranked} data-ranked>
            {ballot.map((id, position) =>
              id === null ? (
                // oxlint-disable-next-line react/no-array-index-key -- an empty position is its number
                <EmptyRow key={`empty ${position}`} {...row} position={position} />
              ) : (
                <RankedRow
                  key={id}
                  {...row}
                  entry={entryFor(id, entries, words)}
                  position={position}
                  isCounted={isCountedAt(ballot, position)}
                  isMenuOpen={openId === id}
                />
              ),
            )}
          </ol>
        )}
        {gap && (
          <Notice
            tone="warning"
            action={
              mode !== 'readOnly' && (
                <span className={css.onScreen}>
                  <Button
                    isDisabled={mode === 'disabled'}
                    onPress={() => actions.change({ kind: 'closeGaps' }, 'keyboard')}
                  >
                    {words.closeGap}
                  </Button>
                </span>
              )
            }
          >
            {gap}
          </Notice>
        )}
        {unranked.length > 0 && (
          <UnrankedList
            {...row}
            entries={unranked.map((id) => entryFor(id, entries, words))}
            next={nextFreePosition(ballot, size)}
            openId={openId}
          />
        )}
        {(mode !== 'readOnly' || children) && (
          <div className={css.foot}>
            {mode !== 'readOnly' && (
              <Button tone="quiet" isInert={!canUndo || mode === 'disabled'} onPress={undo}>
                {words.undo}
              </Button>
            )}
            {children}
          </div>
        )}
        {menu && mode === 'edit' && (
          <PositionMenu
            key={menu.id}
            {...menu}
            ballot={ballot}
            size={size}
            titleOf={titleOf}
            words={words}
            change={actions.change}
            onClose={closeMenu}
          />
        )}
        <VisuallyHidden>
          <span ref={region} role="status" />
        </VisuallyHidden>
      </div>
    );
  },
);
