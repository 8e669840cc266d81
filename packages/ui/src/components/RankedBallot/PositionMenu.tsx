import type { Ballot } from '@conkit/rules';
import { useLayoutEffect, type KeyboardEvent } from 'react';
import { CloseIcon } from '../../primitives/icons/icons.tsx';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { PositionItem } from './PositionItem.tsx';
import * as css from './PositionMenu.css.ts';
import type { RankedBallotMessages } from './RankedBallot.messages.ts';
import { positionChoices } from './positions.ts';
import { isRemoveKey, positionOfKey } from './rankKeys.ts';
import { inputOf, type RowActions } from './rowActions.ts';
import { usePopup } from './usePopup.ts';

interface PositionMenuProps {
  id: number;
  /** The rank button that opened it. */
  button: Element | null;
  ballot: Ballot;
  size: number;
  titleOf: (id: number) => string;
  words: RankedBallotMessages;
  change: RowActions['change'];
  onClose: () => void;
}

const itemsOf = (menu: Element | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
];

/** Returns the item that a key moves the focus to, or undefined for other keys. */
const itemOfKey = (key: string, items: readonly HTMLElement[]) => {
  const at = items.findIndex((item) => item.matches(':focus'));
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
};

/** Chooses an entry's position or removes it. Moving through the menu changes nothing. */
export const PositionMenu = (props: PositionMenuProps) => {
  const { id, button, ballot, size, titleOf, words, change, onClose } = props;
  const { screen, panel } = usePopup(button, onClose);
  const position = ballot.indexOf(id);
  const isRanked = position !== -1;
  const choices = positionChoices(ballot, id, size);
  const hasGaps = choices.some(({ leavesGap, isCurrent }) => leavesGap && !isCurrent);

  useLayoutEffect(() => {
    const items = itemsOf(panel.current);
    const current = items.find((item) => item.ariaChecked === 'true');
    (current ?? items[0])?.focus({ preventScroll: true });
  }, [panel]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const digit = positionOfKey(event);
    const item = itemOfKey(event.key, itemsOf(event.currentTarget));
    if (digit !== undefined && digit < size) {
      change({ kind: 'place', id, position: digit }, 'keyboard');
    } else if (isRemoveKey(event) && isRanked) change({ kind: 'remove', position }, 'keyboard');
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (item) item.focus();
    else return;
    event.stopPropagation();
    // The button has the focus again, so the browser continues from there.
    if (event.key !== 'Tab') event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape closes it by keyboard
    <div
      ref={screen}
      className={css.screen}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div ref={panel} className={css.panel}>
        <div className={css.header}>
          <span className={css.title} aria-hidden="true">
            {titleOf(id)}
          </span>
          <span className={css.close}>
            <IconButton aria-label={words.closeMenu} onPress={onClose}>
              <CloseIcon />
            </IconButton>
          </span>
        </div>
        <div role="menu" tabIndex={-1} aria-label={words.menu(titleOf(id))} onKeyDown={onKeyDown}>
          {choices.map((choice) => (
            <PositionItem
              key={choice.position}
              choice={choice}
              isRanked={isRanked}
              titleOf={titleOf}
              words={words}
              onChoose={(input) => change({ kind: 'place', id, position: choice.position }, input)}
            />
          ))}
          {isRanked && (
            <div className={css.removal}>
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={css.items.danger}
                onClick={(event) => change({ kind: 'remove', position }, inputOf(event))}
              >
                <CloseIcon />
                <span className={css.label}>{words.removeFromBallot}</span>
              </button>
            </div>
          )}
        </div>
        {/* Screen readers hear it with each item. */}
        {hasGaps && (
          <p className={css.footnote} aria-hidden="true">
            {words.dashedLeavesGap}
          </p>
        )}
      </div>
    </div>
  );
};
