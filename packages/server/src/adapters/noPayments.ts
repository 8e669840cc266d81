import { ProblemError } from '../errors.ts';
import type { Payments } from '../ports/payments.ts';

const refuse = (): never => {
  throw new ProblemError('unavailable', { message: 'Card payments are not available.' });
};

/** Used without a configured payment provider: everything except paying works. */
export const noPayments: Payments = {
  charge: async () => refuse(),
  find: async () => undefined,
  cancel: async () => undefined,
  publicKeys: refuse,
};
