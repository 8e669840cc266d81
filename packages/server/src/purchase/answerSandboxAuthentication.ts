import type { Operation } from '../operation.ts';
import { refuseGuess } from './payment/guesses.ts';

/** Simulates the bank's answer, where the payment provider is a sandbox. */
export const answerSandboxAuthentication: Operation<'answerSandboxAuthentication'> = async (
  context,
  { body, ip },
) => {
  const isKnown = await context.payments.playBank?.(body.client_secret, body.approve);
  if (!isKnown) return refuseGuess(context, ip);
  return { body: { status: 'success' } };
};
