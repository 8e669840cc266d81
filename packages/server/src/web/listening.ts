import { StartError } from '../process/startError.ts';

/**
 * What a server throws that cannot listen.
 *
 * @param variable that says the port
 * @throws StartError that names the variable, where it is at fault
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
