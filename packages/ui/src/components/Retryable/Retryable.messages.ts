export interface RetryableMessages {
  retry: string;
}

export const retryableMessages: RetryableMessages = { retry: 'Try again' };
