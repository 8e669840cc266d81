/** Screens without drag handles: with them, the controls would fill half the row. */
export const smallest = '(max-width: 359px)';
