import type { MessageBarMessages } from './MessageBar.messages.ts';

export const messageBarAr: Partial<MessageBarMessages> = {
  close: 'أغلق الرسالة',
};
