import type { RetryableMessages } from './Retryable.messages.ts';

export const retryableAr: Partial<RetryableMessages> = {
  retry: 'حاول مجددًا',
};
