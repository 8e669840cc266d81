import type { Convention } from '../config/types.ts';

/**
 * What a page of the portal may load and run: its own scripts and those with this answer's nonce.
 * Other origins come from the configuration only. Style attributes are needed by the widgets.
 */
export function pagePolicy(config: Convention, nonce: string): string {
  const stripe = config.payments.adapter === 'stripe';
  const directives: Record<string, readonly (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, stripe ? 'https://js.stripe.com' : undefined],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', origin(config.avatars?.url_template)],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      origin(config.analytics?.url),
      stripe ? 'https://api.stripe.com' : undefined,
    ],
    'frame-src': stripe ? ['https://js.stripe.com', 'https://hooks.stripe.com'] : ["'none'"],
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
