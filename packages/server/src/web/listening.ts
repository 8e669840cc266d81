import { StartError } from '../process/startError.ts';

/**
 * Returns a handler that turns a listening error into a StartError.
 *
 * @param variable the name of the port's variable
 * @throws StartError naming the variable at fault; any other error unchanged
 */
export const cannotListen =
  (variable: string, port: number, host: string) =>
  (error: unknown): never => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new StartError(`${variable}: ${port} is taken`);
    if (code === 'EACCES') throw new StartError(`${variable}: ${port} may not be used`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST: ${host} is no address of this machine`);
    }
    throw error;
  };
