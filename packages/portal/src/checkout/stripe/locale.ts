import type { StripeElementLocale } from '@stripe/stripe-js';
import type { Language } from '../../i18n/languages.ts';

/** The language of Stripe's fields, which is the page's; a language that Stripe does not have does not compile. */
export const stripeLocale = (language: Language): StripeElementLocale =>
  language === 'en' ? 'en-GB' : language;
