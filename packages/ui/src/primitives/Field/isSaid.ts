import type { ReactNode } from 'react';

/** Whether there is anything to read: an error of `''`, `null` or `false` is none. */
export const isSaid = (text: ReactNode): boolean => text !== true && Boolean(text);
