import type { FastifyInstance } from 'fastify';
import type { Convention } from '../config/types.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the convention's own texts for the portal: `/assets/locales/fr-<hash>.json`, where pages that are kept for
 * use without a network have their files. The hash changes with the texts. During a deployment, a page of the other
 * version gets these texts instead of none, and doesn't keep them.
 */
export function serveTexts(app: FastifyInstance, { texts }: Pick<Convention, 'texts'>): void {
  for (const [language, { file }] of Object.entries(texts)) {
    app.get(`/assets/locales/${language}-:hash.json`, (request, reply) =>
      reply
        .header(
          'cache-control',
          request.url === file.path ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        )
        .type('application/json; charset=utf-8')
        .send(file.body),
    );
  }
}
