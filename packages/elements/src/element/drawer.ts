import type { Spoken } from '../words/spoken.ts';
import type { SomeWords } from '../words/types.ts';

/** The context of every render. */
export interface Surroundings {
  /** `light`, `dark` or `auto`. */
  readonly theme: string;
  readonly language: Spoken;
  /** Empty to inherit the direction. */
  readonly direction: 'rtl' | '';
  readonly words: SomeWords;
}

/** Renders an element. */
export interface Drawer {
  /** Renders synchronously. */
  readonly draw: (surroundings: Surroundings) => void;
  readonly remove: () => void;
}

/**
 * Creates a renderer for a shadow tree.
 *
 * @param onDrawn called after each render
 */
export type Begin = (shadow: ShadowRoot, onDrawn: () => void) => Drawer;
