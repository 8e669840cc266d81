import { ignoreBrokenPipe } from './brokenPipe.ts';

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
