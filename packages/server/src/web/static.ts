import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sendProblem } from '../contract/answer.ts';
import { ProblemError } from '../errors.ts';

/** Returns whether browsers may request this file of the portal's build. */
const isPublic = (name: string) => !name.startsWith('.') && !/\.(html|br|gz)$/.test(name);

/** Refusals of the file server, such as for a path outside its folder; clients get a 404. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500;

/**
 * Serves the portal's files. Those under `assets/` have a hash in their names and are cached for a year; the few
 * others, such as the icon, for an hour. Serves `.br` and `.gz` siblings where they exist.
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
