import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Serves `/.well-known/security.txt` (RFC 9116), which states where to report a security problem. */
export function serveSecurityText(app: FastifyInstance, { config, env, clock }: Context): void {
  app.get('/.well-known/security.txt', (_, reply) => {
    const expires = new Date(clock.now().getTime() + VALID_DAYS * DAY_MS);
    const lines = [
      `Contact: mailto:${config.contacts.security}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${config.languages.join(', ')}`,
      `Canonical: ${env.publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
