import { loadStripe } from '@stripe/stripe-js/pure';
import type { AuthenticationProps, CardFormProps, PaymentProvider } from '../provider.ts';
import { StripeBank } from './StripeBank.tsx';
import { StripeCardForm } from './StripeCardForm.tsx';

/**
 * Loads Stripe for the account of the public key. The script comes from js.stripe.com, on demand. If it
 * fails to load, the next call tries again.
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
