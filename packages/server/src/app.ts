import { normalizeEmail } from '@conkit/rules';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Registry } from 'prom-client';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { authorize } from './admin/authorize.ts';
import { recordRead } from './audit/reads.ts';
import { registerApiDocs } from './contract/apiDocs.ts';
import type { Context } from './context.ts';
import { registerContract } from './contract/register.ts';
import { loadContract } from './contract/document.ts';
import { registerDevMail } from './dev/mail.ts';
import { servePictures } from './documents/linkPreview.ts';
import { ProblemError } from './errors.ts';
import { registerPacket } from './hugo/packetDownload.ts';
import { measureRequests } from './metrics/metrics.ts';
import { operations } from './operations.ts';
import { requirePasskeyPerson } from './passkeys/queries.ts';
import { sendFailure } from './pages/ownPage.ts';
import { serveSecurityText } from './pages/securityText.ts';
import { serveUnsubscribe } from './pages/unsubscribe.ts';
import { root } from './process/root.ts';
import { getSessionCookieName, findSession } from './session/sessions.ts';
import { answerClientError } from './web/clientErrors.ts';
import { watchEventLoop } from './web/eventLoop.ts';
import type { Front } from './web/front.ts';
import { addSecurityHeaders } from './web/headers.ts';
import { servePages } from './web/page.ts';
import { createRequestId, logRequests } from './web/requestLog.ts';
import { serveBrand } from './web/brand.ts';
import { serveFiles } from './web/static.ts';
import { addGracefulShutdown, createShutdown } from './web/stopping.ts';
import { serveTexts } from './web/texts.ts';
import { serveInOrder } from './web/turns.ts';

/**
 * How long a request and its body may take to arrive, in milliseconds. Without it, a client that sends nothing
 * keeps its connection forever.
 */
export const REQUEST_MS = 60_000;

/**
 * Creates the server with all its routes; the caller starts it listening.
 *
 * @param metrics the registry that counts answers; absent without metrics
 * @param front the site's front; absent for an app whose configuration never changes
 */
export async function createApp(
  context: Context,
  metrics?: Registry,
  front?: Front,
): Promise<FastifyInstance> {
  const { env } = context;
  const isHttps = env.publicUrl.startsWith('https:');
  const loggerInstance: FastifyBaseLogger = context.log;
  const app = Fastify({
    loggerInstance,
    ...(front?.serverFactory && { serverFactory: front.serverFactory }),
    logController: new LogController({ disableRequestLogging: true }),
    // Trust only addresses that our own proxies added: clients can forge the rest of the header.
    trustProxy: (_, hop) => hop < env.trustedProxies,
    // Limits the whole request. Node's own limit for the headers is a minute, too.
    requestTimeout: REQUEST_MS,
    genReqId: createRequestId(env.trustedProxies > 0),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // The length of the longest idempotency key in openapi.yaml.
    routerOptions: { maxParamLength: 255 },
    frameworkErrors: (error, _, reply) => sendFailure(context, reply, error),
    clientErrorHandler: answerClientError,
  });
  if (!front || front.serverFactory) watchEventLoop(app);
  serveInOrder(app);
  addSecurityHeaders(app, isHttps);
  logRequests(app, context);
  if (metrics) measureRequests(app, metrics);
  addGracefulShutdown(app, context, front?.shutdown ?? createShutdown());
  app.setErrorHandler((error, _, reply) => sendFailure(context, reply, error));
  app.setNotFoundHandler((_, reply) => sendFailure(context, reply, new ProblemError('not_found')));
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  const cookieName = getSessionCookieName(context);
  const contract = loadContract(join(root, 'openapi.yaml'));
  await registerContract(app, {
    contract,
    operations,
    context,
    getSession: (cookies) => findSession(context, cookies[cookieName]),
    authorize: (session, id) => authorize(context, session, id),
    requirePerson: requirePasskeyPerson,
    recordRead: ({ email }, id, asked, answer) =>
      recordRead(context, normalizeEmail(email), id, asked, answer),
    publicUrl: env.publicUrl,
    corsOrigins: env.corsOrigins,
    validateResponses: !env.isProduction,
  });
  await registerApiDocs(app, contract);
  serveSecurityText(app, context);
  serveBrand(app, context.config.brand);
  servePictures(app, context);
  serveTexts(app, context.config);
  await serveUnsubscribe(app, context);
  await registerDevMail(app, context);
  await registerPacket(app, context);
  if (existsSync(join(env.portalDir, 'client/index.html'))) {
    await serveFiles(app, join(env.portalDir, 'client'), context.config);
    await servePages(app, context, env.portalDir);
  }
  return app;
}
