import type { DialogMessages } from './Dialog.messages.ts';

export const dialogAr: Partial<DialogMessages> = {
  close: 'أغلق',
};
