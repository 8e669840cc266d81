// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface MessageBarMessages {
  close: string;
}

export const messageBarMessages: MessageBarMessages = {
  close: 'Close the message',
};
