import type { Convention } from '../config/types.ts';

/** Stripe serves its script here, and some of its frames from hosts below. */
const STRIPE_JS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * What a page of the portal may load and run: its own scripts and those with this answer's nonce.
 * Other origins come from the configuration only. Style attributes are needed by the widgets.
 */
export function pagePolicy(config: Convention, nonce: string): string {
  const isStripe = config.payments.adapter === 'stripe';
  const directives: Record<string, readonly (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...(isStripe ? STRIPE_JS : [])],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', origin(config.avatars?.url_template)],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      origin(config.analytics?.url),
      isStripe ? 'https://api.stripe.com' : undefined,
    ],
    'frame-src': isStripe ? [...STRIPE_JS, 'https://hooks.stripe.com'] : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}

/** What is not a page, an answer of the API for example, may do nothing when it is opened as one. */
export const NOTHING_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const origin = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : new URL(url).origin;
