import type { FinalistId } from '@conkit/rules';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { CheckIcon, CloseIcon } from '../../primitives/icons/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RankedBallotMessages } from '../../locales/en/RankedBallot.gen.ts';
import { listPositionChoices, type AnyBallot, type PositionChoice } from './ballot.ts';
import * as css from './RankedBallot.css.ts';
import {
  getInput,
  isRemoveKey,
  parsePositionKey,
  type Input,
  type RowActions,
} from './rankInput.ts';

interface PositionMenuProps {
  id: FinalistId;
  /** The rank button that opened it. */
  button: Element | null;
  ballot: AnyBallot;
  size: number;
  getTitle: (id: FinalistId) => string;
  words: RankedBallotMessages;
  lang: 'en' | undefined;
  change: RowActions['change'];
  onClose: () => void;
}

const listItems = (menu: Element | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
];

/** Returns the item that a key moves the focus to, or undefined for other keys. */
const findItemForKey = (key: string, items: readonly HTMLElement[]) => {
  const at = items.findIndex((item) => item.matches(':focus'));
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
};

/** Chooses an entry's position or removes it. Moving through the menu changes nothing. */
export const PositionMenu = (props: PositionMenuProps) => {
  const { id, button, ballot, size, getTitle, words, change, onClose } = props;
  const { screen, panel } = usePopup(button, onClose);
  const position = ballot.indexOf(id);
  const isRanked = position !== -1;
  const choices = listPositionChoices(ballot, id, size);
  const hasGaps = choices.some(({ leavesGap, isCurrent }) => leavesGap && !isCurrent);

  useLayoutEffect(() => {
    const items = listItems(panel.current);
    const current = items.find((item) => item.ariaChecked === 'true');
    (current ?? items[0])?.focus({ preventScroll: true });
  }, [panel]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const digit = parsePositionKey(event);
    const item = findItemForKey(event.key, listItems(event.currentTarget));
    if (digit !== undefined && digit < size) {
      change({ kind: 'place', id, position: digit }, 'keyboard');
    } else if (isRemoveKey(event) && isRanked) change({ kind: 'remove', position }, 'keyboard');
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (item) item.focus();
    else return;
    event.stopPropagation();
    // On Tab, the browser moves the focus on from the button, which has it again.
    if (event.key !== 'Tab') event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape closes it by keyboard
    <div
      ref={screen}
      className={css.menuScreen}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div ref={panel} className={css.menuPanel} lang={props.lang}>
        <div className={css.menuHeader}>
          <span className={css.menuTitle} aria-hidden="true">
            {getTitle(id)}
          </span>
          <span className={css.menuClose}>
            <IconButton aria-label={words.closeMenu} onPress={() => onClose()}>
              <CloseIcon />
            </IconButton>
          </span>
        </div>
        <div
          role="menu"
          tabIndex={-1}
          aria-label={words.menu({ title: getTitle(id) })}
          onKeyDown={onKeyDown}
        >
          {choices.map((choice) => (
            <PositionItem
              key={choice.position}
              choice={choice}
              isRanked={isRanked}
              getTitle={getTitle}
              words={words}
              onChoose={(input) => change({ kind: 'place', id, position: choice.position }, input)}
            />
          ))}
          {isRanked && (
            <div className={css.menuRemoval}>
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={css.menuItems.danger}
                onClick={(event) => change({ kind: 'remove', position }, getInput(event))}
              >
                <CloseIcon />
                <span className={css.itemLabel}>{words.removeFromBallot}</span>
              </button>
            </div>
          )}
        </div>
        {/* Hidden from screen readers, which read it with each item. */}
        {hasGaps && (
          <p className={css.menuFootnote} aria-hidden="true">
            {words.dashedLeavesGap}
          </p>
        )}
      </div>
    </div>
  );
};

interface PositionItemProps {
  choice: PositionChoice;
  /** Whether the entry already has a position. */
  isRanked: boolean;
  getTitle: (id: FinalistId) => string;
  words: RankedBallotMessages;
  onChoose: (input: Input) => void;
}

/** One position in the menu: its current entry, and whether choosing it would leave a gap. */
const PositionItem = ({
  choice: { position, holder, isCurrent, isNextFree, leavesGap },
  isRanked,
  getTitle,
  words,
  onChoose,
}: PositionItemProps) => {
  const hints = [
    position === 0 && words.yourFavourite,
    isNextFree && position > 0 && words.nextFree,
    isCurrent && words.currentPosition,
    holder !== null && !isCurrent && words.nowAt({ title: getTitle(holder) }),
  ];
  const isGap = leavesGap && !isCurrent;
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isCurrent}
      tabIndex={-1}
      className={isCurrent ? css.menuItems.current : css.menuItems.plain}
      onClick={(event) => onChoose(getInput(event))}
    >
      <span className={isGap ? css.itemGapNumber : css.itemNumber} aria-hidden="true">
        {position + 1}
      </span>
      <span className={css.itemLabel}>
        {isRanked && !isCurrent
          ? words.moveToPosition({ position: position + 1 })
          : words.position({ position: position + 1 })}{' '}
        <span className={css.itemHint}>{hints.filter(Boolean).join(', ')}</span>
      </span>{' '}
      {isGap && <VisuallyHidden>{words.leavesGap}</VisuallyHidden>}
      {isCurrent && <CheckIcon />}
    </button>
  );
};

/** The minimum distance between a menu and the viewport's edge, in pixels. */
const EDGE = 8;

/** The scroll distance of the button in pixels after which its menu closes. */
const SCROLLED = 8;

const clamp = (value: number, max: number) => Math.max(EDGE, Math.min(value, max - EDGE));

/** Places a panel below its button, or above it if there is room only there, within the viewport. */
const placeAt = (button: Element, panel: HTMLElement) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const x = getComputedStyle(panel).direction === 'rtl' ? right - width : left;
  const fitsBelow = bottom + EDGE / 2 + height <= clientHeight - EDGE;
  const y = fitsBelow || top < height ? bottom + EDGE / 2 : top - EDGE / 2 - height;
  panel.style.setProperty('--menu-x', `${clamp(x, clientWidth - width)}px`);
  panel.style.setProperty('--menu-y', `${clamp(y, clientHeight - height)}px`);
};

/**
 * Opens a panel on mount, in the top layer where browsers have one. Closes it when its button is scrolled or the window
 * is resized.
 *
 * @param onClose Must be a stable function.
 */
const usePopup = (button: Element | null, onClose: () => void) => {
  const screen = useRef<HTMLDivElement>(null);
  const panel: RefObject<HTMLDivElement | null> = useRef(null);

  useLayoutEffect(() => {
    const layer = screen.current;
    if (layer && 'showPopover' in layer) {
      layer.popover = 'manual';
      layer.showPopover();
    }
    if (button && panel.current) placeAt(button, panel.current);
  }, [button]);

  useEffect(() => {
    const top = button?.getBoundingClientRect().top ?? 0;
    const onScroll = () => {
      const now = button?.getBoundingClientRect().top ?? 0;
      if (Math.abs(now - top) > SCROLLED) onClose();
    };
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', onScroll, options);
    window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('scroll', onScroll, options);
      window.removeEventListener('resize', onClose);
    };
  }, [button, onClose]);

  return { screen, panel };
};
