// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface RetryableMessages {
  retry: string;
}

export const retryableMessages: RetryableMessages = {
  retry: 'Try again',
};
