// Decisions: docs/decisions/toolchain.md
/** One device's actions of the WebDriver standard, in the format that WebDriver and WebDriver BiDi share. */
export interface InputActions {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/**
 * A browser driven from outside. Has only functions that the tests need and that both protocols of the WebDriver
 * standard support. `tab.ts` has the user's view of a page.
 */
export interface Driver {
  /** Opens a tab in front and switches to it. */
  readonly openTab: () => Promise<void>;
  /** Closes the tab in front as its user does, without waiting for its page. An empty tab remains. */
  readonly closeTab: () => Promise<void>;
  /** Goes to a URL and waits until the page has loaded. */
  readonly goto: (url: string) => Promise<void>;
  /** Calls a function, given as its source, in the page with a string. @returns its string result */
  readonly call: (source: string, argument: string) => Promise<string>;
  /** Performs device actions; coordinates are relative to the viewport. */
  readonly perform: (devices: readonly InputActions[]) => Promise<void>;
  /** Returns the errors thrown by the pages so far, in the engine's wording, if the engine reports them. */
  readonly errors: () => readonly string[];
  /** Ends the browser and deletes its profile, whatever state the browser is in. */
  readonly end: () => Promise<void>;
}

/** Options for starting a browser. */
export interface DriverOptions {
  /** The reader's IANA time zone. */
  readonly timeZone: string;
}

/** Timeout of a command, in milliseconds. A driver that takes longer is considered hung. */
export const ANSWER = 120_000;
