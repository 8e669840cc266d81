import type { FastifyInstance } from 'fastify';
import type { Convention } from '../config/types.ts';

const headers = {
  'content-security-policy': NOTHING_POLICY,
  // Login links contain a key, which referrers would reveal.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
} as const;

const YEAR_SECONDS = 31_536_000;

/** Adds security headers to every answer. Pages replace the content security policy with their own. */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const all = isHttps
    ? { ...headers, 'strict-transport-security': `max-age=${YEAR_SECONDS}` }
    : headers;
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(all);
  });
}

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
