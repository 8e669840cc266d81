import type { MouseEvent, PointerEvent } from 'react';
import type { BallotChange } from './changes.ts';
import type { Entry } from './entries.ts';
import type { RankedBallotMessages } from './RankedBallot.messages.ts';

/** The input device of a change. After a keyboard change, the page scrolls to the entry. */
export type Input = 'keyboard' | 'pointer';

/** The actions of a row. The functions are stable, so that unchanged rows don't re-render. */
export interface RowActions {
  openMenu: (id: number, button: HTMLElement) => void;
  /** Ranks an entry at the next free position. Without one, opens the menu. */
  rankNext: (id: number, button: HTMLElement, input: Input) => void;
  change: (change: BallotChange, input: Input) => void;
  grab: (event: PointerEvent<HTMLElement>, id: number) => void;
}

export type RowMode = 'edit' | 'disabled' | 'readOnly';

/** The props of every row. */
export interface RowProps {
  mode: RowMode;
  /** Whether one entry is chosen and none ranked. */
  isChoice: boolean;
  words: RankedBallotMessages;
  actions: RowActions;
}

/** The props of an entry's row. */
export interface EntryRowProps extends RowProps {
  entry: Entry;
  isMenuOpen: boolean;
}

/** Returns the input device. Clicks by keyboard or assistive technology have a `detail` of 0. */
export const inputOf = (event: MouseEvent): Input => (event.detail === 0 ? 'keyboard' : 'pointer');
