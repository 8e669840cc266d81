import type { Stripe, StripeElements } from '@stripe/stripe-js';

/** What Stripe's fields don't collect. */
interface Billing {
  readonly email: string;
  readonly postalCode: string;
}

/**
 * Creates a confirmation token for the card in the fields. It is valid for one payment.
 *
 * @returns null if the fields show a validation error
 * @throws Error with Stripe's message if the token couldn't be created
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
