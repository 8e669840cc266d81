export interface DialogMessages {
  close: string;
}

export const dialogMessages: DialogMessages = { close: 'Close' };
