import type { FastifyInstance } from 'fastify';
import { PAYMENT_PROVIDERS } from '../process/payments/providers.ts';
import type { Convention } from '../config/types.ts';

/** The policy of everything that isn't a page, such as API answers: it may load nothing when opened in a browser. */
const NOTHING_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The cache header of files whose address contains a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The policy of pictures from a convention's folder. No script runs in an SVG that a visitor opens by its address. */
export const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; sandbox";

const HEADERS = {
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
    ? { ...HEADERS, 'strict-transport-security': `max-age=${YEAR_SECONDS}` }
    : HEADERS;
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(all);
  });
}

/**
 * Returns a portal page's content security policy. It allows the portal's own scripts and those with this
 * answer's nonce, other origins only from the configuration, and style attributes, which the widgets need.
 */
export function createPagePolicy(config: Convention, nonce: string): string {
  const { scripts, frames, connections } = PAYMENT_PROVIDERS[config.payments.adapter].origins;
  const directives: Record<string, readonly (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...scripts],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', getOrigin(config.avatars?.url_template)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", getOrigin(config.analytics?.url), ...connections],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}

const getOrigin = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : new URL(url).origin;
