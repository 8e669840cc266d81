import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the portal's build that are not for browsers to ask for. */
const isPublic = (name: string) => !name.startsWith('.') && !/\.(html|br|gz)$/.test(name);

/**
 * Serves the portal's files: what is under `assets/` has a hash in its name and never changes; the
 * few others, such as the icon, live for an hour. Siblings `.br` and `.gz` are served when they exist.
 *
 * @param folder the portal's `dist/client`
 */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isPublic(entry.name))
    .map((entry) => entry.name);
  for (const name of names) {
    app.get(`/${name}`, (_, reply) =>
      reply.sendFile(name, folder, { immutable: false, maxAge: '1h' }),
    );
  }
}
