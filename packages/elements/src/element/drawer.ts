import type { Spoken } from '../words/spoken.ts';
import type { SomeWords } from '../words/types.ts';

/** What is told to what draws an element, whatever the element is. */
export interface Surroundings {
  /** `light`, `dark` or `auto`. */
  readonly theme: string;
  readonly language: Spoken;
  /** Empty where it is read the way of what is around it. */
  readonly direction: 'rtl' | '';
  readonly words: SomeWords;
}

/** What draws an element; made when it is first needed. */
export interface Drawer {
  /** Has drawn it when it returns. */
  readonly draw: (surroundings: Surroundings) => void;
  readonly remove: () => void;
}

/**
 * Begins to draw into a shadow tree.
 *
 * @param onDrawn called whenever it has been drawn
 */
export type Begin = (shadow: ShadowRoot, onDrawn: () => void) => Drawer;
