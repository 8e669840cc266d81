// Decisions: docs/decisions/ballot-interface.md
import {
  BALLOT_SIZE,
  normalizeBallot,
  sameBallot,
  type Ballot,
  type Finalist,
} from '@conkit/rules';
import {
  memo,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import {
  elementProps,
  useElementRef,
  type ElementProps,
  getLabelProps,
  type Labelled,
} from '../../primitives/element/elementProps.ts';
import { useAnnouncer } from '../../primitives/hooks/useAnnouncer.ts';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useChoiceWords, useMessages } from '../../words/provider.tsx';
import {
  rankedBallotMessages,
  type RankedBallotMessages,
} from '../../locales/en/RankedBallot.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import {
  applyChange,
  createEntries,
  describeChange,
  describeGap,
  findEntry,
  findFocusTargets,
  findNextFreePosition,
  listUnrankedIds,
  type BallotChange,
  type EntryParts,
  type FocusTarget,
} from './ballot.ts';
import { RankedList, UnrankedList, type RowMode, type RowProps } from './BallotRows.tsx';
import { PositionMenu } from './PositionMenu.tsx';
import * as css from './RankedBallot.css.ts';
import { dragToRank, type Input, type RowActions } from './rankInput.ts';

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
  messages?: SomeMessages<RankedBallotMessages>;
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
    () => createEntries(finalists, words, noAward, renderEntry),
    [finalists, words, noAward, renderEntry],
  );
  const getEntry = (id: number) => findEntry(id, entries, words);
  const getTitle = (id: number) => getEntry(id).title;
  const { root, region, focusEvents, menu, closeMenu, actions, undo, canUndo } = useBallotActions({
    ballot,
    size,
    onChange,
    getTitle,
    words,
    element: props,
  });

  const editing: RowMode = isDisabled ? 'disabled' : 'edit';
  const mode: RowMode = isReadOnly ? 'readOnly' : editing;
  const row = { mode, isChoice: size === 1, words, actions };
  const openId = mode === 'edit' ? menu?.id : undefined;
  const unranked = listUnrankedIds(finalists, ballot, noAward);

  return (
    <div
      {...elementProps(props, css.ballot)}
      {...getLabelProps(props)}
      {...focusEvents}
      ref={root}
      role="group"
      aria-describedby={mode === 'edit' && size > 1 ? `${hintId} ${keysId}` : hintId}
    >
      <p id={hintId} className={css.hint}>
        {words.favourite}
        {!isReadOnly && ` ${words.rankAny}`}
      </p>
      <RankedList {...row} ballot={ballot} getEntry={getEntry} openId={openId} />
      <GapNotice {...row} gap={describeGap(ballot, getTitle, words)} />
      {unranked.length > 0 && (
        <UnrankedList
          {...row}
          entries={unranked.map(getEntry)}
          next={findNextFreePosition(ballot, size)}
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
          getTitle={getTitle}
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

interface GapNoticeProps extends RowProps {
  /** Which entries would not count. Empty when all do. */
  gap: string;
}

/** Warns which entries a gap keeps from counting, and closes the gap. */
const GapNotice = ({ gap, mode, words, actions }: GapNoticeProps) =>
  gap && (
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
  );

interface BallotFootProps extends RowProps {
  /** The number of positions. */
  size: number;
  /** The id of the line about the keys, which describes the whole ballot. */
  keysId: string;
  canUndo: boolean;
  onUndo: () => void;
  /** The link to the next step. */
  children: ReactNode;
}

/** Below both lists: the Undo button, the keys, and the link to the next step. */
function BallotFoot({ mode, isChoice, words, size, children, ...props }: BallotFootProps) {
  if (mode === 'readOnly') return children && <div className={css.foot}>{children}</div>;
  return (
    <div className={css.foot}>
      <Button
        tone="quiet"
        isDisabled={mode === 'disabled'}
        isInert={!props.canUndo}
        onPress={props.onUndo}
      >
        {words.undo}
      </Button>
      {mode === 'edit' && !isChoice && (
        <span id={props.keysId} className={css.keys}>
          {words.keys({ last: Math.min(size, 9) })}
        </span>
      )}
      {children}
    </div>
  );
}

interface BallotActionsOptions {
  ballot: Ballot;
  size: number;
  onChange: (ballot: Ballot) => void;
  getTitle: (id: number) => string;
  words: RankedBallotMessages;
  /** The props of the ballot's outermost element. */
  element: ElementProps;
}

/** A change that can be undone. */
interface Step {
  readonly before: Ballot;
  readonly after: Ballot;
}

/** Manages a ballot's changes, announcements, focus, menu and dragging. */
const useBallotActions = ({
  ballot,
  size,
  onChange,
  getTitle,
  words,
  element,
}: BallotActionsOptions) => {
  const { root, focusNext, ...focusEvents } = useEntryFocus(element);
  const { region, announce } = useAnnouncer();
  const [menu, setMenu] = useState<{ id: number; button: HTMLElement } | null>(null);

  const [past, setPast] = useState<readonly Step[]>([]);
  const last = past.at(-1);
  // A change from elsewhere can't be undone here.
  const canUndo = last !== undefined && sameBallot(last.after, ballot);

  const closeMenu = useStableCallback(() => {
    if (!menu) return;
    setMenu(null);
    if (menu.button.isConnected) menu.button.focus({ preventScroll: true });
    else focusNext([{ id: menu.id }], 'pointer');
  });

  const change = useStableCallback((step: BallotChange, input: Input) => {
    const next = applyChange(ballot, step, size);
    const news = () => describeChange(ballot, step, next, getTitle, words);
    if (sameBallot(next, ballot)) {
      closeMenu();
      // Keyboard users hear that the entry is already at the end.
      if (step.kind === 'move' && input === 'keyboard') announce(news);
      return;
    }
    setMenu(null);
    focusNext(findFocusTargets(ballot, step), input);
    announce(news);
    setPast([...(canUndo ? past : []), { before: ballot, after: next }]);
    onChange(next);
  });

  const undo = useStableCallback(() => {
    if (!canUndo) return;
    const { before } = last;
    setMenu(null);
    setPast(past.slice(0, -1));
    announce(() => {
      const titles = before.map((id) => (id === null ? words.noEntry : getTitle(id)));
      const ranking = titles.map((title, index) => `${index + 1} ${title}`);
      return words.undone({ ranking, title: titles[0] });
    });
    onChange(before);
  });

  const openMenu = useStableCallback((id: number, button: HTMLElement) => setMenu({ id, button }));

  const rankNext = useStableCallback((id: number, button: HTMLElement, input: Input) => {
    // With a single position, a new choice replaces the current one.
    const position = size === 1 ? 0 : findNextFreePosition(ballot, size);
    if (position === undefined) openMenu(id, button);
    else change({ kind: 'place', id, position }, input);
  });

  const drop = useStableCallback((id: number, target: number | 'unrank') =>
    change(
      target === 'unrank'
        ? { kind: 'remove', position: ballot.indexOf(id) }
        : { kind: 'move', id, position: target },
      'pointer',
    ),
  );

  const actions: RowActions = useMemo(() => {
    const grab = (event: PointerEvent<HTMLElement>, id: number) => {
      if (!root.current) return;
      const onDrop = (target: number | 'unrank') => drop(id, target);
      dragToRank(event.currentTarget, event.nativeEvent, { root: root.current, onDrop });
    };
    return { openMenu, rankNext, change, grab };
  }, [root, openMenu, rankNext, change, drop]);

  return { root, region, focusEvents, menu, closeMenu, actions, undo, canUndo };
};

const getSelector = (target: FocusTarget) =>
  'id' in target ? `[data-entry="${target.id}"]` : `[data-position="${target.position}"]`;

const focusFirst = (root: Element, targets: readonly FocusTarget[], input: Input) => {
  const selectors = [...targets.map(getSelector), '[data-entry]'];
  const found = selectors.flatMap((selector) => root.querySelector<HTMLElement>(selector) ?? []);
  // Scroll to the entry for keyboard users; with a pointer, the page must not move.
  found[0]?.focus({ preventScroll: input === 'pointer' });
};

/**
 * Keeps the focus in the ballot when rows move between its lists, which replaces their elements. The focus moves to the
 * targets of a change, and stays on its entry after a change from elsewhere.
 */
const useEntryFocus = (element: ElementProps) => {
  const root = useElementRef<HTMLDivElement>(element);
  const wanted = useRef<{ targets: readonly FocusTarget[]; input: Input }>(undefined);
  const focused = useRef<number>(undefined);

  useLayoutEffect(() => {
    const { current: ballot } = root;
    if (!ballot) return;
    const { current: request } = wanted;
    wanted.current = undefined;
    if (request) focusFirst(ballot, request.targets, request.input);
    else if (focused.current !== undefined && document.activeElement === document.body) {
      focusFirst(ballot, [{ id: focused.current }], 'pointer');
    }
  });

  /** Focuses the first available target after the next render. */
  const focusNext = useCallback((targets: readonly FocusTarget[], input: Input) => {
    wanted.current = { targets, input };
  }, []);

  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const { entry } = event.target.dataset;
    focused.current = entry === undefined ? undefined : Number(entry);
  }, []);

  const onBlur = useCallback(() => {
    focused.current = undefined;
  }, []);

  return { root, focusNext, onFocus, onBlur };
};
