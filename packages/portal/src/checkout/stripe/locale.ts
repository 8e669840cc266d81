import type { StripeElementLocale } from '@stripe/stripe-js';
import type { Language } from '../../i18n/languages.ts';

const locales: Readonly<Record<Language, StripeElementLocale>> = { en: 'en-GB', fi: 'fi' };

/** The language of Stripe's fields, which is the page's. */
export const stripeLocale = (language: Language): StripeElementLocale => locales[language];
