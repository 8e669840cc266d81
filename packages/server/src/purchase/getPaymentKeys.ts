import type { Operation } from '../operation.ts';

/** Returns the payment provider's public keys, by account. */
export const getPaymentKeys: Operation<'getPaymentKeys'> = async ({ payments }) => {
  const { default: key = '', ...others } = payments.publicKeys();
  return { body: { default: key, ...others } };
};
