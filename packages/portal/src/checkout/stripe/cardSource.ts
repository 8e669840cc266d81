import type { Stripe, StripeElements } from '@stripe/stripe-js';

/** What the fields do not ask for. */
interface Billing {
  readonly email: string;
  readonly postalCode: string;
}

/**
 * Makes what stands for the card in the fields: a confirmation token, good for one payment.
 *
 * @returns null when the fields say themselves what is wrong with the card
 * @throws Error with Stripe's own sentence when it could not be made
 */
export async function cardSource(
  stripe: Stripe,
  elements: StripeElements,
  { email, postalCode }: Billing,
): Promise<string | null> {
  const { error: wrong } = await elements.submit();
  if (wrong) return saidByFields(wrong);
  const { error, confirmationToken } = await stripe.createConfirmationToken({
    elements,
    params: {
      payment_method_data: {
        billing_details: { email, address: { postal_code: postalCode } },
      },
    },
  });
  return error ? saidByFields(error) : confirmationToken.id;
}

function saidByFields({ type, message }: { type: string; message?: string }): null {
  if (type === 'validation_error') return null;
  throw new Error(message);
}
