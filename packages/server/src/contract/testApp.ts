import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import type { Context } from '../context.ts';
import { notImplemented, type Operations, type Session } from '../operation.ts';
import { root } from '../process/root.ts';
import { loadContract } from './document.ts';
import { registerContract } from './register.ts';

/** One that has every part. */
const convention = loadConvention(readConvention('demo'), new Date(0));

export const contract = loadContract(join(root, 'openapi.yaml'));

/** Every operation answers 501. */
export const nothing = Object.fromEntries(
  contract.operations.map(({ id }) => [id, notImplemented]),
) as unknown as Operations;

/** The routes of the contract with a few operations, until the test ends. Signed in unless told. */
export async function appWith(...given: Parameters<typeof makeApp>): Promise<FastifyInstance> {
  const app = await makeApp(...given);
  onTestFinished(() => app.close());
  return app;
}

/** The same for several tests, one of which closes it. */
export async function makeApp(
  operations: Partial<Operations>,
  {
    session = { id: 's1', email: 'aoife@example.com' } as Session | null,
    validateResponses = true,
    corsOrigins = [] as readonly string[],
  } = {},
): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(cookie);
  await registerContract(app, {
    contract,
    operations: { ...nothing, ...operations },
    context: { config: convention, chat: {} } as unknown as Context,
    sessionOf: async () => session,
    authorize: async () => {},
    recordRead: async () => {},
    publicUrl: 'https://portal.example.com',
    corsOrigins,
    validateResponses,
  });
  return app;
}

/** Sends JSON. */
export const post = (app: FastifyInstance, url: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url, payload, headers });
