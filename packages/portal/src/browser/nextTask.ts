/** Resolves in a new task, so the browser can handle input and paint in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
