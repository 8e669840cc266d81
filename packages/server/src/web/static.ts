import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sendProblem } from '../contract/answer.ts';
import { ProblemError } from '../errors.ts';

/** Files of the portal's build that are not for browsers to ask for. */
const isPublic = (name: string) => !name.startsWith('.') && !/\.(html|br|gz)$/.test(name);

/** The file server refuses a path that leads out of its folder; for whoever asks, nothing is there. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500;

/**
 * Serves the portal's files: what is under `assets/` has a hash in its name and never changes; the
 * few others, such as the icon, live for an hour. Siblings `.br` and `.gz` are served when they exist.
 *
 * @param folder the portal's `dist/client`
 */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isPublic(entry.name))
    .map((entry) => entry.name);
  await app.register(async (scope) => {
    scope.setErrorHandler((error, _, reply) =>
      sendProblem(reply, isRefused(error) ? new ProblemError('not_found') : error),
    );
    await scope.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      index: false,
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
    });
    for (const name of names) {
      scope.get(`/${name}`, (_, reply) =>
        reply.sendFile(name, folder, { immutable: false, maxAge: '1h' }),
      );
    }
  });
}
