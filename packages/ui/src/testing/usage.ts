/** How to use a component. Its docs page in Storybook shows this with the docstring, example and props. */
export interface ComponentUsage {
  /** When to use something else, and what. */
  readonly notFor: string;
  /** The effect of each key, besides Tab, which moves between controls. */
  readonly keys: ReadonlyArray<readonly [key: string, effect: string]>;
  /** What screen readers announce. */
  readonly screenReader: string;
  readonly dos: readonly string[];
  readonly donts: readonly string[];
}

/** The story parameter `usage`, by component name: a docs page may describe several components. */
export type Usage = Readonly<Record<string, ComponentUsage>>;

/** The story parameter `anatomy` of a block: a story that shows it at its best, and the parts in it. */
export interface Anatomy {
  /** The export that the page, its picture and the overview of the screens show. */
  readonly story: string;
  /** In reading order. The first visible element of the selector is the part. */
  readonly parts: ReadonlyArray<readonly [name: string, selector: string, purpose: string]>;
}

/** The keys of native controls. */
export const keys = {
  none: [],
  button: [['Enter, Space', 'presses it']],
  link: [['Enter', 'follows it']],
  disclosure: [['Enter, Space', 'opens or closes it, on its heading']],
  text: [['any letter', 'writes']],
  form: [
    ['Enter', 'in a single-line field submits the form'],
    ['Space', 'ticks a box, presses a button'],
  ],
  dialog: [
    ['Tab, Shift+Tab', 'moves through the controls inside'],
    ['Escape', 'closes it, unless an answer is required'],
  ],
} as const satisfies Record<string, ComponentUsage['keys']>;
