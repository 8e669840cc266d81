import type { Convention } from '../config/types.ts';

/** Stripe serves its script from the first host and some frames from its subdomains. */
const STRIPE_JS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * Returns a portal page's content security policy: its own scripts and those with this answer's nonce. Other origins
 * come only from the configuration. The widgets need style attributes.
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

/** The policy of everything that isn't a page, such as API answers: it may load nothing when opened in a browser. */
export const NOTHING_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const origin = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : new URL(url).origin;
