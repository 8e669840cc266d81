import type { ReactNode } from 'react';

/** Returns whether a node has visible content: `''`, `null` and `false` don't. */
export const isSaid = (text: ReactNode): boolean => text !== true && Boolean(text);
