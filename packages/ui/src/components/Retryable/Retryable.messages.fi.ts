import type { RetryableMessages } from './Retryable.messages.ts';

export const retryableFi: RetryableMessages = { retry: 'Yritä uudelleen' };
