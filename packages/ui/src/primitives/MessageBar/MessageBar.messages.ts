export interface MessageBarMessages {
  close: string;
}

export const messageBarMessages: MessageBarMessages = { close: 'Close the message' };
