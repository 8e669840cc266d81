/** How long unused data stays in the cache so that the server can render with it, in milliseconds. */
export const WHILE_DRAWING_MS = 60_000;
