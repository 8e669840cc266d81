/** One device's actions of the WebDriver standard: the same words in WebDriver and in WebDriver BiDi. */
export interface InputActions {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/**
 * A browser that is driven from outside. This is all that the tests need of an engine, and what the two
 * protocols of the WebDriver standard have in common; how a person uses a page is in `tab.ts`.
 */
export interface Driver {
  /** Opens a tab in front and goes on there. */
  readonly openTab: () => Promise<void>;
  /** Closes the tab in front, as its reader does, without waiting for its page; an empty one is left. */
  readonly closeTab: () => Promise<void>;
  /** Goes to an address and waits until the page has loaded. */
  readonly goto: (url: string) => Promise<void>;
  /** Calls a function, given as its source, in the page: a text in, a text out. */
  readonly call: (source: string, argument: string) => Promise<string>;
  /** Moves, presses and types as the devices do; coordinates are of the viewport. */
  readonly perform: (devices: readonly InputActions[]) => Promise<void>;
  /** The errors that the pages have thrown so far, in the engine's words, where the engine tells. */
  readonly errors: () => readonly string[];
  /** Ends the browser and deletes its profile, whatever state it is in. */
  readonly end: () => Promise<void>;
}

/** What a browser is started with. */
export interface DriverOptions {
  /** Where its reader is, an IANA zone. */
  readonly timeZone: string;
}

/** A command that is not answered after this has failed: the driver hangs. In milliseconds. */
export const ANSWER = 120_000;
