// Decisions: docs/decisions/toolchain.md
/** One device's actions of the WebDriver standard, in the format that WebDriver and WebDriver BiDi share. */
export interface InputActions {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/**
 * A browser driven from outside: what the tests need of an engine, and what both protocols of the WebDriver standard
 * support. `tab.ts` has the user's view of a page.
 */
export interface Driver {
  /** Opens a tab in front and switches to it. */
  readonly openTab: () => Promise<void>;
  /** Closes the tab in front like its user, without waiting for its page. An empty tab is left. */
  readonly closeTab: () => Promise<void>;
  /** Goes to a URL and waits until the page has loaded. */
  readonly goto: (url: string) => Promise<void>;
  /** Calls a function, given as its source, in the page with a string. @returns its string result */
  readonly call: (source: string, argument: string) => Promise<string>;
  /** Performs device actions; coordinates are relative to the viewport. */
  readonly perform: (devices: readonly InputActions[]) => Promise<void>;
  /** Returns the errors thrown by the pages so far, in the engine's wording, if the engine reports them. */
  readonly errors: () => readonly string[];
  /** Ends the browser and deletes its profile, in any state. */
  readonly end: () => Promise<void>;
}

/** Options for starting a browser. */
export interface DriverOptions {
  /** The reader's IANA time zone. */
  readonly timeZone: string;
}

/** Timeout of a command, in milliseconds; later the driver is considered hung. */
export const ANSWER = 120_000;
