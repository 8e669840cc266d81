import { sameBallot, type Ballot } from '@conkit/rules';
import { useMemo, useState, type PointerEvent } from 'react';
import { applyChange, describeChange, focusAfter, type BallotChange } from './changes.ts';
import { dragToRank } from './dragToRank.ts';
import { nextFreePosition } from './positions.ts';
import type { RankedBallotMessages } from './RankedBallot.messages.ts';
import type { Input, RowActions } from './rowActions.ts';
import type { ElementProps } from '../../primitives/element/elementProps.ts';
import { useAnnouncer } from '../../primitives/hooks/useAnnouncer.ts';
import { useEntryFocus } from './useEntryFocus.ts';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';

interface BallotActionsOptions {
  ballot: Ballot;
  size: number;
  onChange: (ballot: Ballot) => void;
  titleOf: (id: number) => string;
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
export const useBallotActions = ({
  ballot,
  size,
  onChange,
  titleOf,
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
    const news = () => describeChange(ballot, step, next, titleOf, words);
    if (sameBallot(next, ballot)) {
      closeMenu();
      // Keyboard users hear that the entry is already at the end.
      if (step.kind === 'move' && input === 'keyboard') announce(news);
      return;
    }
    setMenu(null);
    focusNext(focusAfter(ballot, step), input);
    announce(news);
    setPast([...(canUndo ? past : []), { before: ballot, after: next }]);
    onChange(next);
  });

  const undo = useStableCallback(() => {
    if (!canUndo) return;
    const { before } = last;
    setMenu(null);
    setPast(past.slice(0, -1));
    announce(() => words.undone(before.map((id) => (id === null ? words.noEntry : titleOf(id)))));
    onChange(before);
  });

  const openMenu = useStableCallback((id: number, button: HTMLElement) => setMenu({ id, button }));

  const rankNext = useStableCallback((id: number, button: HTMLElement, input: Input) => {
    // With a single position, a new choice replaces the current one.
    const position = size === 1 ? 0 : nextFreePosition(ballot, size);
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
