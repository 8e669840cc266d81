/** The documentation of a component in Storybook, besides its docstring, example and props. */
export interface ComponentDocs {
  /** When to use something else, and what. */
  readonly notFor: string;
  /** The effect of each key, besides Tab, which moves between controls. */
  readonly keys: ReadonlyArray<readonly [key: string, does: string]>;
  /** What screen readers announce. */
  readonly heard: string;
  readonly does: readonly string[];
  readonly donts: readonly string[];
}

/** The docs of a folder, by component name. */
export type FolderDocs = Readonly<Record<string, ComponentDocs>>;

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
} as const satisfies Record<string, ComponentDocs['keys']>;
