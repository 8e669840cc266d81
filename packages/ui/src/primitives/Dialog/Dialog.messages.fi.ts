import type { DialogMessages } from './Dialog.messages.ts';

export const dialogFi: DialogMessages = { close: 'Sulje' };
