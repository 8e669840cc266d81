import type { RetryableMessages } from './Retryable.messages.ts';

export const retryableSv: Partial<RetryableMessages> = {
  retry: 'Försök igen',
};
