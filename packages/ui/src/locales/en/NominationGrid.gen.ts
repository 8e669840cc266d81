// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface NominationGridMessages {
  /** The label of a row; `row` starts at 1. */
  row: (values: { row: number }) => string;
  /** The accessible name of the button that removes a row. */
  remove: (values: { row: number }) => string;
  /** The description of a field with an unsaved value. */
  changed: string;
  /** The button that restores the saved rows. */
  reset: string;
  undo: {
    reset: string;
    remove: string;
    paste: string;
  };
  /** The hint on a row with the same work as an earlier one. */
  duplicate: (values: { earlier: number }) => string;
  /** The heading above pasted lines that found no empty row. */
  left: (values: { count: number }) => string;
  closeLeft: string;
  /** Shown in the read-only grid when there are no rows. */
  nothing: string;
  /** Announced after a paste; the messages below are announcements too. */
  pasted: (values: { count: number }) => string;
  removed: (values: { row: number }) => string;
  wasReset: string;
  undone: string;
  /** The label of buttons with texts from other categories. */
  suggestions: string;
  /** Announced when such buttons appear. */
  suggested: (values: { count: number }) => string;
}

export const nominationGridMessages: NominationGridMessages = {
  row: ({ row }) => `Nomination ${row}`,
  remove: ({ row }) => `Remove nomination ${row}`,
  changed: 'Changed, not saved yet',
  reset: 'Reset',
  undo: {
    reset: 'Undo reset',
    remove: 'Undo removal',
    paste: 'Undo paste',
  },
  duplicate: ({ earlier }) => `This looks the same as nomination ${earlier}.`,
  left: ({ count }) => count === 1 ? 'One pasted line found no empty row:' : `${count} pasted lines found no empty row:`,
  closeLeft: 'Close',
  nothing: 'Nothing nominated.',
  pasted: ({ count }) => count === 1 ? 'One nomination filled in.' : `${count} nominations filled in.`,
  removed: ({ row }) => `Nomination ${row} removed.`,
  wasReset: 'Reset to what is saved.',
  undone: 'Undone.',
  suggestions: 'What you typed elsewhere',
  suggested: ({ count }) => count === 1 ? 'One suggestion after the field.' : `${count} suggestions after the field.`,
};
