import { loadStripe } from '@stripe/stripe-js/pure';
import type { AuthenticationProps, CardFormProps, PaymentProvider } from '../provider.ts';
import { StripeBank } from './StripeBank.tsx';
import { StripeCardForm } from './StripeCardForm.tsx';

/**
 * Stripe, for the account that the public key belongs to. Its script comes from js.stripe.com, now and not
 * before; one that did not load is loaded anew at the next call.
 */
export async function loadProvider(publicKey: string): Promise<PaymentProvider> {
  const stripe = await loadStripe(publicKey);
  if (!stripe) throw new Error('Stripe.js runs in a browser only');
  return {
    CardForm: (props: CardFormProps) => <StripeCardForm stripe={stripe} {...props} />,
    Authentication: (props: AuthenticationProps) => (
      <StripeBank key={props.clientSecret} stripe={stripe} {...props} />
    ),
  };
}
