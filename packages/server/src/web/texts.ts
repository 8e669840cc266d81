import type { FastifyInstance } from 'fastify';
import type { Convention } from '../config/types.ts';
import { IMMUTABLE } from './headers.ts';

/**
 * Serves the convention's own texts for the portal: `/assets/locales/fr-<hash>.json`. The hash changes with the texts.
 * During a deployment, a page with another hash gets these texts instead of none, and doesn't cache them. They are below
 * `/assets/`, because pages that work without a network keep the files of that folder.
 */
export function serveTexts(app: FastifyInstance, { texts }: Pick<Convention, 'texts'>): void {
  for (const [language, { file }] of Object.entries(texts)) {
    app.get(`/assets/locales/${language}-:hash.json`, (request, reply) =>
      reply
        .header('cache-control', request.url === file.path ? IMMUTABLE : 'no-cache')
        .type('application/json; charset=utf-8')
        .send(file.body),
    );
  }
}
