/**
 * What a page of Storybook says of a component beside what stands at the component itself (what it is for, an example,
 * its properties).
 */
export interface ComponentDocs {
  /** When to take something else, and what. */
  readonly notFor: string;
  /** What each key does, beside Tab, which goes to whatever can be used. */
  readonly keys: ReadonlyArray<readonly [key: string, does: string]>;
  /** What somebody hears who does not see it. */
  readonly heard: string;
  readonly does: readonly string[];
  readonly donts: readonly string[];
}

/** The docs of a folder, by the component that it exports. */
export type FolderDocs = Readonly<Record<string, ComponentDocs>>;

/** Keys of the browser's own controls. */
export const keys = {
  none: [],
  button: [['Enter, Space', 'presses it']],
  link: [['Enter', 'follows it']],
  disclosure: [['Enter, Space', 'folds and unfolds it, on its heading']],
  text: [['any letter', 'writes']],
  form: [
    ['Enter', 'in a field of one line sends the form'],
    ['Space', 'ticks a box, presses a button'],
  ],
  dialog: [
    ['Tab, Shift+Tab', 'goes round inside it'],
    ['Escape', 'closes it, unless an answer is needed'],
  ],
} as const satisfies Record<string, ComponentDocs['keys']>;
