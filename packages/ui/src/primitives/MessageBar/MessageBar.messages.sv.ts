import type { MessageBarMessages } from './MessageBar.messages.ts';

export const messageBarSv: Partial<MessageBarMessages> = {
  close: 'Stäng meddelandet',
};
