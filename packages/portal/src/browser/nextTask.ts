/**
 * Ends the present task: what follows begins in another, so that the reader's input is heard, and a frame drawn,
 * between them.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
