import type { FastifyInstance, FastifyReply } from 'fastify';
import { listBrandFiles, type Brand } from '../config/brand/files.ts';
import type { BrandFile } from '../config/brand/picture.ts';
import { IMMUTABLE, PICTURE_POLICY } from './headers.ts';

/**
 * Serves the brand's files. Their addresses contain a hash, so browsers keep them for a year. During a deployment, a
 * page with another hash gets this file instead of none, and doesn't keep it.
 */
export function serveBrand(app: FastifyInstance, brand: Brand): void {
  const files = new Map(listBrandFiles(brand).map((file) => [file.path, file]));
  const byName = new Map([...files.values()].map((file) => [getName(file.path), file]));
  app.get('/brand/*', (request, reply) => {
    const file = byName.get(getName(request.url));
    return file ? send(reply, file, 'no-cache') : reply.callNotFound();
  });
  for (const [path, file] of files) app.get(path, (_, reply) => send(reply, file, IMMUTABLE));
}

/** Returns an address without its hash. */
const getName = (path: string): string => path.replace(/-[\da-f]{10}(?=\.\w+$)/, '');

const send = (reply: FastifyReply, { type, body }: BrandFile, caching: string) =>
  reply
    .headers({ 'cache-control': caching, 'content-security-policy': PICTURE_POLICY })
    .type(type)
    .send(body);
