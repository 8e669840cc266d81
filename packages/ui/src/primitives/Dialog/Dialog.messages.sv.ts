import type { DialogMessages } from './Dialog.messages.ts';

export const dialogSv: Partial<DialogMessages> = {
  close: 'Stäng',
};
