import type { MouseEvent, PointerEvent } from 'react';
import type { BallotChange } from './changes.ts';
import type { Entry } from './entries.ts';
import type { RankedBallotMessages } from './RankedBallot.messages.ts';

/** How a change was asked for: a keyboard's is followed by scrolling, if it went out of sight. */
export type Input = 'keyboard' | 'pointer';

/** What rows can ask for. These stay the same functions, so that an unchanged row is not drawn again. */
export interface RowActions {
  openMenu: (id: number, button: HTMLElement) => void;
  /** Ranks at the next free position; where there is none, the menu tells what would have to give way. */
  rankNext: (id: number, button: HTMLElement, input: Input) => void;
  change: (change: BallotChange, input: Input) => void;
  grab: (event: PointerEvent<HTMLElement>, id: number) => void;
}

export type RowMode = 'edit' | 'disabled' | 'readOnly';

/** What every kind of row takes. */
export interface RowProps {
  mode: RowMode;
  /** One is chosen, and nothing ranked. */
  isChoice: boolean;
  words: RankedBallotMessages;
  actions: RowActions;
}

/** What a row of an entry takes. */
export interface EntryRowProps extends RowProps {
  entry: Entry;
  isMenuOpen: boolean;
}

/** Assistive technology and the keyboard click without a pointer: the browser counts no clicks then. */
export const inputOf = (event: MouseEvent): Input => (event.detail === 0 ? 'keyboard' : 'pointer');
