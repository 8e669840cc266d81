import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '../app.ts';
import type { Context } from '../context.ts';
import { readEnv } from '../process/env.ts';
import { startJobs } from '../jobs.ts';
import { StartError } from '../process/startError.ts';
import { createContext } from './context.ts';

/** How long jobs that are running have to come to their end when the server stops, in milliseconds. */
const JOBS_MS = 2_000;

/** A server that answers. */
export interface RunningServer {
  readonly context: Context;
  /** Finishes what is being done, then closes everything; answers 503 meanwhile. */
  stop(): Promise<void>;
}

/**
 * Starts the whole server.
 *
 * @param onBroken hears that the embedded database cannot go on in this process, which must then end
 * @throws StartError for what the operator can mend
 */
export async function startServer(
  variables: NodeJS.ProcessEnv,
  onBroken: (error: Error) => void = () => {},
): Promise<RunningServer> {
  const env = readEnv(variables);
  const context = await createContext(env, onBroken);
  const close = async () => {
    await context.mailer.close();
    await context.db.destroy();
  };
  try {
    const app = await createApp(context);
    await app.listen({ port: env.port, host: env.host });
    const jobs = startJobs(context);
    return {
      context,
      async stop() {
        await app.close();
        // One that talks to a mail server which does not answer is not waited for: it is done again.
        await Promise.race([jobs.stop(), sleep(JOBS_MS)]);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw listenError(error, env.port, env.host) ?? error;
  }
}

function listenError(error: unknown, port: number, host: string): StartError | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  if (error.code === 'EADDRINUSE') return new StartError(`PORT: ${port} is taken`);
  if (error.code === 'EACCES') return new StartError(`PORT: ${port} may not be used`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST: ${host} is no address of this machine`);
  }
  return undefined;
}
