import { ignoreBrokenPipe } from './brokenPipe.ts';

/** A reason not to start that the operator can mend: printed as one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Runs an operator's command as this process; what can be mended is said in one line. */
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
