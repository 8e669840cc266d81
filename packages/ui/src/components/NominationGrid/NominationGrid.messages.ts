/** What can be taken back: the last thing that changed more than one field at once. */
export type UndoneAction = 'reset' | 'remove' | 'paste';

export interface NominationGridMessages {
  /** The number of a row, from 1. */
  row: (row: number) => string;
  /** The name of the button that removes a row. */
  remove: (row: number) => string;
  /** Said of a field that differs from what is saved. */
  changed: string;
  /** Brings back what is saved. */
  reset: string;
  undo: Record<UndoneAction, string>;
  /** A row that is the same work as an earlier one. */
  duplicate: (earlier: number) => string;
  /** Pasted lines that found no empty row, above the list of them. */
  left: (count: number) => string;
  closeLeft: string;
  /** In place of the rows, when there are none to read. */
  nothing: string;
  /** Announcements. */
  pasted: (count: number) => string;
  removed: (row: number) => string;
  wasReset: string;
  undone: string;
}

export const nominationGridMessages: NominationGridMessages = {
  row: (row) => `Nomination ${row}`,
  remove: (row) => `Remove nomination ${row}`,
  changed: 'Changed, not saved yet',
  reset: 'Reset',
  undo: { reset: 'Undo reset', remove: 'Undo removal', paste: 'Undo paste' },
  duplicate: (earlier) => `This looks the same as nomination ${earlier}.`,
  left: (count) =>
    count === 1
      ? 'One pasted line found no empty row:'
      : `${count} pasted lines found no empty row:`,
  closeLeft: 'Close',
  nothing: 'Nothing nominated.',
  pasted: (count) =>
    count === 1 ? 'One nomination filled in.' : `${count} nominations filled in.`,
  removed: (row) => `Nomination ${row} removed.`,
  wasReset: 'Reset to what is saved.',
  undone: 'Undone.',
};
