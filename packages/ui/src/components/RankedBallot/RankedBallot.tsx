// Decisions: docs/decisions/ballot-interface.md
import {
  BALLOT_SIZE,
  normalizeBallot,
  sameBallot,
  toFormValues,
  type Ballot,
  type Finalist,
  type FinalistId,
  type NO_AWARD_ID,
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
import { isOutside, type ControlProps } from '../../primitives/element/controlProps.ts';
import { useAnnouncer } from '../../primitives/hooks/useAnnouncer.ts';
import { useControlled } from '../../primitives/hooks/useControlled.ts';
import { useFormReset } from '../../primitives/hooks/useFormReset.ts';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useChoiceWords, useFallbackLang, useMessages } from '../../words/provider.tsx';
import {
  rankedBallotMessages,
  type RankedBallotMessages,
} from '../../locales/en/RankedBallot.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { checkBallot, checkFinalists } from '../../warnings/warnings.ts';
import {
  applyChange,
  createEntries,
  describeChange,
  describeGap,
  findEntry,
  findFocusTargets,
  findNextFreePosition,
  listUnrankedIds,
  type AnyBallot,
  type BallotChange,
  type EntryParts,
  type FocusTarget,
} from './ballot.ts';
import { RankedList, UnrankedList, type RowMode, type RowProps } from './BallotRows.tsx';
import { PositionMenu } from './PositionMenu.tsx';
import * as css from './RankedBallot.css.ts';
import { dragToRank, type Input, type RowActions } from './rankInput.ts';

interface RankedBallotOptions<Id extends FinalistId> extends ElementProps, ControlProps {
  /**
   * The category's finalists in ballot order, including replaced ones. Their ids are numbers or texts, but not 0, an
   * empty text, or the same text twice (`5` and `'5'`).
   */
  finalists: readonly Finalist<Id>[];
  /**
   * The title of the "No award" entry, which is added with the id -1 unless a finalist has that id or `no-award`.
   * `null` if the award has none.
   *
   * @default "No award" in the current language
   */
  noAward?: string | null | undefined;
  /** The voter's ranking, first choice first. `null` is an empty position. Without it, the ballot keeps its own. */
  value?: Ballot<Id | typeof NO_AWARD_ID>;
  /**
   * The first ranking of a ballot without `value`. A reset of the form restores it, which the voter can undo.
   *
   * @default []
   */
  defaultValue?: Ballot<Id | typeof NO_AWARD_ID>;
  /** Called with the whole new ranking. */
  onChange?: (value: Ballot<Id | typeof NO_AWARD_ID>) => void;
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
  renderEntry?: ((finalist: Finalist<Id>) => EntryParts) | undefined;
  /**
   * The form sends the ranking by this name, a value for each position: `novel=5&novel=&novel=6`. An empty ranking sends
   * nothing.
   */
  name?: string;
  /** Replaces single texts. */
  messages?: SomeMessages<RankedBallotMessages>;
}

/** The ballot's label is the category: as text, or as the id of the category's heading. */
export type RankedBallotProps<Id extends FinalistId = number> = RankedBallotOptions<Id> & Labelled;

/** A ballot without an own value starts empty. */
const EMPTY: readonly never[] = [];

const MemoBallot = memo((props: RankedBallotProps<FinalistId>) => {
  const { finalists = EMPTY, noAward, size = BALLOT_SIZE, renderEntry, name, children } = props;
  const { defaultValue = EMPTY, onChange, form, isReadOnly = false, isDisabled = false } = props;
  if (process.env.NODE_ENV !== 'production') {
    checkFinalists('RankedBallot', props.finalists, noAward);
    checkBallot('RankedBallot', finalists, props.value ?? defaultValue);
  }
  const hintId = useId();
  const keysId = useId();
  const all = useMessages('RankedBallot', rankedBallotMessages, props.messages);
  const words = useChoiceWords(all, size);
  const lang = useFallbackLang('RankedBallot', props.messages);
  const [value, change, initial] = useControlled(props.value, defaultValue, onChange);
  const ballot = useMemo(() => normalizeBallot(value), [value]);
  const entries = useMemo(
    () => createEntries(finalists, words, noAward, renderEntry),
    [finalists, words, noAward, renderEntry],
  );
  const getEntry = (id: FinalistId) => findEntry(id, entries, words);
  const getTitle = (id: FinalistId) => getEntry(id).title;
  const { root, region, focusEvents, menu, closeMenu, actions, ...history } = useBallotActions({
    ballot,
    size,
    onChange: change,
    getTitle,
    words,
    element: props,
  });
  const editing: RowMode = isDisabled ? 'disabled' : 'edit';
  const mode: RowMode = isReadOnly ? 'readOnly' : editing;
  const control = useRef<HTMLInputElement>(null);
  useFormReset(control, () => {
    if (mode === 'edit') history.restore(initial);
  });

  const row = { mode, isChoice: size === 1, words, lang, actions };
  const openId = mode === 'edit' ? menu?.id : undefined;
  const unranked = listUnrankedIds(finalists, ballot, noAward);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons' events
    <div
      {...elementProps(props, css.ballot)}
      {...getLabelProps(props, 'RankedBallot')}
      {...focusEvents}
      onKeyDown={props.onKeyDown}
      ref={root}
      role="group"
      aria-describedby={mode === 'edit' && size > 1 ? `${hintId} ${keysId}` : hintId}
    >
      <p id={hintId} className={css.hint} lang={lang}>
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
      <BallotFoot
        {...row}
        size={size}
        keysId={keysId}
        canUndo={history.canUndo}
        onUndo={history.undo}
      >
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
          lang={lang}
          change={actions.change}
          onClose={closeMenu}
        />
      )}
      {/* Sends nothing, but belongs to the form. */}
      <input ref={control} type="hidden" form={form} disabled />
      {name !== undefined &&
        toFormValues(ballot).map((id, position) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- positions have no other identity
            key={position}
            type="hidden"
            name={name}
            form={form}
            value={id}
            disabled={isDisabled}
          />
        ))}
      <VisuallyHidden>
        <span ref={region} role="status" lang={lang} />
      </VisuallyHidden>
    </div>
  );
});

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
export const RankedBallot = MemoBallot as <Id extends FinalistId = number>(
  props: RankedBallotProps<Id>,
) => ReactNode;

interface GapNoticeProps extends RowProps {
  /** Which entries would not count. Empty when all do. */
  gap: string;
}

/** Shows which entries don't count because of a gap, with a button that closes the gap. */
const GapNotice = ({ gap, mode, words, lang, actions }: GapNoticeProps) =>
  gap && (
    <Notice
      tone="warning"
      lang={lang}
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
function BallotFoot({ mode, isChoice, words, lang, size, children, ...props }: BallotFootProps) {
  if (mode === 'readOnly') return children && <div className={css.foot}>{children}</div>;
  return (
    <div className={css.foot}>
      <Button
        tone="quiet"
        lang={lang}
        isDisabled={mode === 'disabled'}
        isInert={!props.canUndo}
        onPress={() => props.onUndo()}
      >
        {words.undo}
      </Button>
      {mode === 'edit' && !isChoice && (
        <span id={props.keysId} className={css.keys} lang={lang}>
          {words.keys({ last: Math.min(size, 9) })}
        </span>
      )}
      {children}
    </div>
  );
}

interface BallotActionsOptions {
  ballot: AnyBallot;
  size: number;
  onChange: (ballot: AnyBallot) => void;
  getTitle: (id: FinalistId) => string;
  words: RankedBallotMessages;
  /** The props of the ballot's outermost element. */
  element: ElementProps & ControlProps;
}

/** A change that can be undone. */
interface Step {
  readonly before: AnyBallot;
  readonly after: AnyBallot;
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
  const [menu, setMenu] = useState<{ id: FinalistId; button: HTMLElement } | null>(null);

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

  /** Replaces the whole ranking. */
  const restore = (next: AnyBallot) => {
    if (sameBallot(next, ballot)) return;
    setMenu(null);
    setPast([...(canUndo ? past : []), { before: ballot, after: next }]);
    onChange(next);
  };

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

  const openMenu = useStableCallback((id: FinalistId, button: HTMLElement) =>
    setMenu({ id, button }),
  );

  const rankNext = useStableCallback((id: FinalistId, button: HTMLElement, input: Input) => {
    // With a single position, a new choice replaces the current one.
    const position = size === 1 ? 0 : findNextFreePosition(ballot, size);
    if (position === undefined) openMenu(id, button);
    else change({ kind: 'place', id, position }, input);
  });

  const drop = useStableCallback((id: FinalistId, target: number | 'unrank') =>
    change(
      target === 'unrank'
        ? { kind: 'remove', position: ballot.indexOf(id) }
        : { kind: 'move', id, position: target },
      'pointer',
    ),
  );

  const actions: RowActions = useMemo(() => {
    const grab = (event: PointerEvent<HTMLElement>, id: FinalistId) => {
      if (!root.current) return;
      const onDrop = (target: number | 'unrank') => drop(id, target);
      dragToRank(event.currentTarget, event.nativeEvent, { root: root.current, onDrop });
    };
    return { openMenu, rankNext, change, grab };
  }, [root, openMenu, rankNext, change, drop]);

  return { root, region, focusEvents, menu, closeMenu, actions, restore, undo, canUndo };
};

const isTarget = ({ dataset }: HTMLElement, target: FocusTarget): boolean =>
  'id' in target
    ? dataset.entry === String(target.id)
    : dataset.position === String(target.position);

const focusFirst = (root: Element, targets: readonly FocusTarget[], input: Input) => {
  const controls = [...root.querySelectorAll<HTMLElement>('[data-entry], [data-position]')];
  const wanted = targets.flatMap((target) => controls.find((one) => isTarget(one, target)) ?? []);
  const found = wanted[0] ?? controls.find(({ dataset }) => dataset.entry !== undefined);
  // Scroll to the entry for keyboard users; with a pointer, the page must not move.
  found?.focus({ preventScroll: input === 'pointer' });
};

/**
 * Keeps the focus in the ballot when rows move between its lists, which replaces their elements. The focus moves to the
 * targets of a change, and stays on its entry after a change from elsewhere.
 */
const useEntryFocus = (element: ElementProps & ControlProps) => {
  const root = useElementRef<HTMLDivElement>(element);
  const wanted = useRef<{ targets: readonly FocusTarget[]; input: Input }>(undefined);
  const focused = useRef<string>(undefined);

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

  const onFocus = useStableCallback((event: FocusEvent<HTMLElement>) => {
    focused.current = event.target.dataset.entry;
    if (isOutside(event)) element.onFocus?.(event);
  });

  const onBlur = useStableCallback((event: FocusEvent<HTMLElement>) => {
    focused.current = undefined;
    if (isOutside(event)) element.onBlur?.(event);
  });

  return { root, focusNext, onFocus, onBlur };
};
