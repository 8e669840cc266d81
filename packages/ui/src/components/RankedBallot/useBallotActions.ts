import { sameBallot, type Ballot } from '@conkit/rules';
import { useMemo, useState, type PointerEvent } from 'react';
import { applyChange, describeChange, focusAfter, type BallotChange } from './changes.ts';
import { dragToRank } from './dragToRank.ts';
import type { RankedBallotMessages } from './RankedBallot.messages.ts';
import type { Input, RowActions } from './rowActions.ts';
import { useAnnouncer } from '../../primitives/hooks/useAnnouncer.ts';
import { useEntryFocus } from './useEntryFocus.ts';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';

interface BallotActionsOptions {
  ballot: Ballot;
  size: number;
  onChange: (ballot: Ballot) => void;
  titleOf: (id: number) => string;
  words: RankedBallotMessages;
}

/** Everything that happens to a ballot: the change itself, its announcement, the focus, the menu and the drag. */
export const useBallotActions = ({
  ballot,
  size,
  onChange,
  titleOf,
  words,
}: BallotActionsOptions) => {
  const { root, focusNext, ...focusEvents } = useEntryFocus();
  const { region, announce } = useAnnouncer();
  const [menu, setMenu] = useState<{ id: number; button: HTMLElement } | null>(null);

  const closeMenu = useStableCallback(() => {
    if (!menu) return;
    setMenu(null);
    if (menu.button.isConnected) menu.button.focus({ preventScroll: true });
    else focusNext([{ id: menu.id }], 'pointer');
  });

  const change = useStableCallback((step: BallotChange, input: Input) => {
    const next = applyChange(ballot, step, size);
    if (sameBallot(next, ballot)) {
      closeMenu();
      return;
    }
    setMenu(null);
    focusNext(focusAfter(ballot, step), input);
    announce(() => describeChange(ballot, step, next, titleOf, words));
    onChange(next);
  });

  const openMenu = useStableCallback((id: number, button: HTMLElement) => setMenu({ id, button }));

  const drop = useStableCallback((id: number, target: number | 'unrank') =>
    change(
      target === 'unrank'
        ? { kind: 'remove', position: ballot.indexOf(id) }
        : { kind: 'drag', id, position: target },
      'pointer',
    ),
  );

  const actions: RowActions = useMemo(() => {
    const grab = (event: PointerEvent<HTMLElement>, id: number) => {
      if (!root.current) return;
      const onDrop = (target: number | 'unrank') => drop(id, target);
      dragToRank(event.currentTarget, event.nativeEvent, { root: root.current, onDrop });
    };
    return { openMenu, change, grab };
  }, [root, openMenu, change, drop]);

  return { root, region, focusEvents, menu, closeMenu, actions };
};
