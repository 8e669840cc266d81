import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp, REQUEST_MS } from '../app.ts';
import type { Context } from '../context.ts';
import { findMissingApprovers } from '../crew/requirements.ts';
import { startJobs } from '../jobs.ts';
import { createMetrics, serveMetrics } from '../metrics/metrics.ts';
import { readEnv } from '../process/env.ts';
import { tightenFolder } from '../process/privateFiles.ts';
import { toListenError } from '../process/startError.ts';
import { createFront } from '../web/front.ts';
import { openSite } from './context.ts';

/** How long running jobs may take to finish when the server stops, in milliseconds. */
const JOBS_MS = 2_000;

/** The most files named in the log. */
const MAX_FILES = 10;

/** How long it takes until a process looks for another active configuration, in milliseconds. */
const REFRESH_MS = 1_000;

export interface RunningServer {
  /** The context with the newest configuration that this process uses. */
  readonly context: Context;
  /** Says that the server's folder isn't used; undefined if it is. */
  readonly warning: string | undefined;
  /**
   * Keeps answering for `DRAIN_SECONDS` while `/healthz` answers 503. Then finishes running requests, refuses new
   * ones with 503, and closes everything.
   */
  stop(): Promise<void>;
}

/**
 * Starts the server.
 *
 * @param onBroken called when the embedded database cannot continue in this process, which must then exit
 * @throws StartError for a problem that the operator can fix
 */
export async function startServer(
  variables: NodeJS.ProcessEnv,
  onBroken: (error: Error) => void = () => {},
): Promise<RunningServer> {
  const env = readEnv(variables);
  const open = tightenFolder(env.dataDir);
  let site = await openSite(env, onBroken);
  const { context } = site;
  if (open.length > 0) {
    const message = 'DATA_DIR: other accounts can read files that belong to another account';
    context.log.warn({ files: open.slice(0, MAX_FILES), count: open.length }, message);
  }
  const close = async () => {
    await context.mailer.close();
    await context.db.destroy();
  };
  let app: FastifyInstance | undefined;
  try {
    if (!context.config.demo) {
      for (const line of await findMissingApprovers(context.db, context)) context.log.warn(line);
    }
    const { port, metricsPort, host } = env;
    const metrics = metricsPort === undefined ? undefined : await createMetrics(context);
    const front = createFront(REQUEST_MS);
    const own = (app = await createApp(context, metrics, front));
    if (metrics && metricsPort !== undefined)
      serveMetrics(own, metrics, { port: metricsPort, host });
    await own.listen({ port, host }).catch(toListenError('PORT', port, host));
    if (site.warning !== undefined) context.log.warn(site.warning);
    /** Uses the active configuration for all further requests and jobs. */
    const refresh = async () => {
      const next = await site.refresh();
      if (!next) return;
      const { shutdown } = front;
      await front.use(await createApp(next.context, metrics, { shutdown }));
      site = next;
      context.log.info({ version: next.version }, 'another configuration is active');
    };
    const jobs = startJobs(
      () => site.context,
      [{ name: 'configuration', everyMs: REFRESH_MS, run: refresh }],
    );
    return {
      get context() {
        return site.context;
      },
      warning: site.warning,
      async stop() {
        own.announceStop();
        await sleep(env.drainMs);
        await own.close();
        // Don't wait for a job whose mail server doesn't answer: it is repeated after the next start.
        await Promise.race([jobs.stop(), sleep(JOBS_MS)]);
        await close();
      },
    };
  } catch (error) {
    await app?.close();
    await close();
    throw error;
  }
}
