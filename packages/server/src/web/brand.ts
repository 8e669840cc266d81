import type { FastifyInstance } from 'fastify';
import { listBrandFiles, type Brand } from '../config/brand/files.ts';
import { IMMUTABLE, PICTURE_POLICY } from './headers.ts';

/** Serves the brand's files. Their addresses contain a hash, so browsers keep them for a year. */
export function serveBrand(app: FastifyInstance, brand: Brand): void {
  app.get('/brand/*', (_, reply) => reply.callNotFound());
  const files = new Map(listBrandFiles(brand).map((file) => [file.path, file]));
  for (const [path, { type, body }] of files) {
    app.get(path, (_, reply) =>
      reply
        .headers({
          'cache-control': IMMUTABLE,
          'content-security-policy': PICTURE_POLICY,
        })
        .type(type)
        .send(body),
    );
  }
}
