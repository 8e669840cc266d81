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
import { ProblemError } from './errors.ts';
import { registerPacket } from './hugo/packetDownload.ts';
import { measureRequests } from './metrics/requests.ts';
import { operations } from './operations.ts';
import { sendFailure } from './pages/problemPage.ts';
import { serveSecurityText } from './pages/securityText.ts';
import { serveUnsubscribe } from './pages/unsubscribe.ts';
import { root } from './process/root.ts';
import { sessionCookieName } from './session/cookie.ts';
import { sessionOf } from './session/sessions.ts';
import { answerClientError } from './web/clientErrors.ts';
import { warnOfHeldLoop } from './web/eventLoop.ts';
import { addSecurityHeaders } from './web/headers.ts';
import { servePages } from './web/page.ts';
import { requestId } from './web/requestId.ts';
import { logRequests } from './web/requestLog.ts';
import { serveFiles } from './web/static.ts';
import { stopGently } from './web/stopping.ts';
import { serveInOrder } from './web/turns.ts';

/** How long a request may take to come, its body too: else whoever sends none keeps a connection for ever. */
const REQUEST_MS = 60_000;

/**
 * Puts the whole server together; it listens when its caller says so.
 *
 * @param metrics where the answers are counted
 */
export async function createApp(context: Context, metrics?: Registry): Promise<FastifyInstance> {
  const { env } = context;
  const isHttps = env.publicUrl.startsWith('https:');
  const loggerInstance: FastifyBaseLogger = context.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Only what our own proxies have added is true: the rest of the header is the client's to forge.
    trustProxy: (_, hop) => hop < env.trustedProxies,
    // A whole request; for its headers alone Node waits a minute too.
    requestTimeout: REQUEST_MS,
    genReqId: requestId(env.trustedProxies > 0),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // The longest idempotency key of openapi.yaml.
    routerOptions: { maxParamLength: 255 },
    frameworkErrors: (error, _, reply) => sendFailure(context, reply, error),
    clientErrorHandler: answerClientError,
  });
  warnOfHeldLoop(app);
  serveInOrder(app);
  addSecurityHeaders(app, isHttps);
  logRequests(app, context);
  if (metrics) measureRequests(app, metrics);
  stopGently(app, context);
  app.setErrorHandler((error, _, reply) => sendFailure(context, reply, error));
  app.setNotFoundHandler((_, reply) => sendFailure(context, reply, new ProblemError('not_found')));
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  const cookieName = sessionCookieName(context);
  const contract = loadContract(join(root, 'openapi.yaml'));
  await registerContract(app, {
    contract,
    operations,
    context,
    sessionOf: (cookies) => sessionOf(context, cookies[cookieName]),
    authorize: (session, id) => authorize(context, session, id),
    recordRead: ({ email }, id, asked, answer) =>
      recordRead(context, normalizeEmail(email), id, asked, answer),
    publicUrl: env.publicUrl,
    corsOrigins: env.corsOrigins,
    validateResponses: !env.isProduction,
  });
  await registerApiDocs(app, contract);
  serveSecurityText(app, context);
  await serveUnsubscribe(app, context);
  await registerDevMail(app, context);
  await registerPacket(app, context);
  if (existsSync(join(env.portalDir, 'client/index.html'))) {
    await serveFiles(app, join(env.portalDir, 'client'));
    await servePages(app, context, env.portalDir);
  }
  return app;
}
