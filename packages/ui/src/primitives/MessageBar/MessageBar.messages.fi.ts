import type { MessageBarMessages } from './MessageBar.messages.ts';

export const messageBarFi: MessageBarMessages = { close: 'Sulje viesti' };
