import { createApp } from '../app.ts';
import type { Context } from '../context.ts';
import { readEnv } from '../env.ts';
import { startJobs } from '../jobs.ts';
import { StartError } from '../startError.ts';
import { createContext } from './context.ts';

/** A server that answers. */
export interface RunningServer {
  readonly context: Context;
  /** Finishes what is being done, then closes everything; answers 503 meanwhile. */
  stop(): Promise<void>;
}

/**
 * Starts the whole server.
 *
 * @throws StartError for what the operator can mend
 */
export async function startServer(variables: NodeJS.ProcessEnv): Promise<RunningServer> {
  const env = readEnv(variables);
  const context = await createContext(env);
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
        await jobs.stop();
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
