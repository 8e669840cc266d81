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

/** A convention with every part. */
const convention = loadConvention(readConvention('demo'), new Date(0));

export const contract = loadContract(join(root, 'openapi.yaml'));

/** All operations, each answering 501. */
export const nothing = Object.fromEntries(
  contract.operations.map(({ id }) => [id, notImplemented]),
) as unknown as Operations;

/** Creates an app with the contract's routes and a few operations, closed when the test ends. Signed in by default. */
export async function appWith(...given: Parameters<typeof makeApp>): Promise<FastifyInstance> {
  const app = await makeApp(...given);
  onTestFinished(() => app.close());
  return app;
}

/** Creates such an app for several tests; the caller must close it. */
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
    context: {
      config: convention,
      chat: {},
      wallets: {},
      env: { publicUrl: 'https://portal.example.com' },
    } as unknown as Context,
    getSession: async () => session,
    authorize: async () => {},
    requirePerson: () => {},
    recordRead: async () => {},
    publicUrl: 'https://portal.example.com',
    corsOrigins,
    validateResponses,
  });
  return app;
}

export const post = (app: FastifyInstance, url: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url, payload, headers });
