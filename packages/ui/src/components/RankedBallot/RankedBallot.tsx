// Decisions: docs/decisions/ballot-interface.md
import { BALLOT_SIZE, normalizeBallot, type Ballot, type Finalist } from '@conkit/rules';
import { memo, useId, useMemo, type ReactNode } from 'react';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { labelOf, type Labelled } from '../../primitives/element/labelled.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useChoiceWords } from '../../words/useChoiceWords.ts';
import { useMessages } from '../../words/useMessages.ts';
import { BallotFoot } from './BallotFoot.tsx';
import { describeGap } from './changes.ts';
import { ballotEntries, entryFor, unrankedIds, type EntryParts } from './entries.ts';
import { GapNotice } from './GapNotice.tsx';
import { PositionMenu } from './PositionMenu.tsx';
import { nextFreePosition } from './positions.ts';
import * as css from './RankedBallot.css.ts';
import { rankedBallotMessages, type RankedBallotMessages } from './RankedBallot.messages.ts';
import { RankedList } from './RankedList.tsx';
import type { RowMode } from './rowActions.ts';
import { UnrankedList } from './UnrankedList.tsx';
import { useBallotActions } from './useBallotActions.ts';

interface RankedBallotOptions extends ElementProps {
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
  /** Called with the whole new ranking. */
  onChange: (value: Ballot) => void;
  /**
   * The number of positions. With 1, the voter chooses one finalist and doesn't rank.
   *
   * @default 7
   */
  size?: number;
  /**
   * Whether the ranking is shown without controls.
   *
   * @default false
   */
  isReadOnly?: boolean;
  /**
   * Whether the ranking can't be changed at the moment.
   *
   * @default false
   */
  isDisabled?: boolean;
  /** Content at the end, beside Undo, such as a link to the next step. */
  children?: ReactNode;
  /**
   * Renders additions to a finalist's row: a cover, a linked title, a synopsis. All rows re-render when the function
   * changes, so keep it stable.
   */
  renderEntry?: ((finalist: Finalist) => EntryParts) | undefined;
  messages?: Partial<RankedBallotMessages>;
}

/** The ballot is labelled by the category: in words, or by the id of its heading. */
export type RankedBallotProps = RankedBallotOptions & Labelled;

/**
 * Ranks the finalists of one category. Voters rank with one press, a menu at each entry, digit keys or dragging.
 * Entries that would not count are marked; every change is announced and can be undone. Only changed rows re-render
 * while `finalists`, `onChange` and `messages` are the same references.
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
export const RankedBallot = memo((props: RankedBallotProps) => {
  const { finalists, noAward, value, onChange, size = BALLOT_SIZE, renderEntry, children } = props;
  const { isReadOnly = false, isDisabled = false } = props;
  const hintId = useId();
  const keysId = useId();
  const all = useMessages('RankedBallot', rankedBallotMessages, props.messages);
  const words = useChoiceWords(all, size);
  const ballot = useMemo(() => normalizeBallot(value), [value]);
  const entries = useMemo(
    () => ballotEntries(finalists, words, noAward, renderEntry),
    [finalists, words, noAward, renderEntry],
  );
  const entryOf = (id: number) => entryFor(id, entries, words);
  const titleOf = (id: number) => entryOf(id).title;
  const { root, region, focusEvents, menu, closeMenu, actions, undo, canUndo } = useBallotActions({
    ballot,
    size,
    onChange,
    titleOf,
    words,
    element: props,
  });

  const editing: RowMode = isDisabled ? 'disabled' : 'edit';
  const mode: RowMode = isReadOnly ? 'readOnly' : editing;
  const row = { mode, isChoice: size === 1, words, actions };
  const openId = mode === 'edit' ? menu?.id : undefined;
  const unranked = unrankedIds(finalists, ballot, noAward);

  return (
    <div
      {...elementProps(props, css.ballot)}
      {...labelOf(props)}
      {...focusEvents}
      ref={root}
      role="group"
      aria-describedby={mode === 'edit' && size > 1 ? `${hintId} ${keysId}` : hintId}
    >
      <p id={hintId} className={css.hint}>
        {words.favourite}
        {!isReadOnly && ` ${words.rankAny}`}
      </p>
      <RankedList {...row} ballot={ballot} entryOf={entryOf} openId={openId} />
      <GapNotice {...row} gap={describeGap(ballot, titleOf, words)} />
      {unranked.length > 0 && (
        <UnrankedList
          {...row}
          entries={unranked.map(entryOf)}
          next={nextFreePosition(ballot, size)}
          openId={openId}
        />
      )}
      <BallotFoot {...row} size={size} keysId={keysId} canUndo={canUndo} onUndo={undo}>
        {children}
      </BallotFoot>
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
});
