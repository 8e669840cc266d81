import type { FastifyInstance } from 'fastify';
import { listBrandFiles, type Brand } from '../config/brand/files.ts';
import { IMMUTABLE, PICTURE_POLICY } from './headers.ts';

/**
 * Serves the brand's files. Their addresses contain a hash, so browsers keep them for a year.
 *
 * @param former the brand of the former configuration, whose files open pages still load
 */
export function serveBrand(app: FastifyInstance, brand: Brand, former: Brand = {}): void {
  app.get('/brand/*', (_, reply) => reply.callNotFound());
  const all = [...listBrandFiles(former), ...listBrandFiles(brand)];
  const files = new Map(all.map((file) => [file.path, file]));
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
