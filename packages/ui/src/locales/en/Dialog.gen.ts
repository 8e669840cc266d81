// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface DialogMessages {
  close: string;
}

export const dialogMessages: DialogMessages = {
  close: 'Close',
};
