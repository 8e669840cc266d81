/**
 * A problem that keeps the server from starting and that the operator can fix. Printed as one line without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Runs an operator's command as this process. Prints problems that the operator can fix in one line. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  ignoreBrokenPipe();
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Ends a command without an error when the reader of its output has exited, such as `head`. */
export function ignoreBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}

/**
 * Returns a handler that turns a listening error into a StartError.
 *
 * @param variable the name of the port's variable
 * @throws StartError naming the variable at fault; any other error unchanged
 */
export const toListenError =
  (variable: string, port: number, host: string) =>
  (error: unknown): never => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new StartError(`${variable}: ${port} is taken`);
    if (code === 'EACCES') throw new StartError(`${variable}: ${port} may not be used`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST: ${host} isn't an address of this machine`);
    }
    throw error;
  };
