/** How long an answer that no page asks for any more is kept until the server has drawn with it, in milliseconds. */
export const WHILE_DRAWING_MS = 60_000;
