import type { StripeElementLocale } from '@stripe/stripe-js';
import type { Language } from '../../i18n/languages.ts';

/** Returns the locale of Stripe's fields. A language that Stripe lacks fails to compile. */
export const stripeLocale = (language: Language): StripeElementLocale =>
  language === 'en' ? 'en-GB' : language;
