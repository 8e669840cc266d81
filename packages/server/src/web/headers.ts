import type { FastifyInstance } from 'fastify';
import { NOTHING_POLICY } from './policy.ts';

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
