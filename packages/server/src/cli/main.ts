import { makeFilesPrivate } from '../process/privateFiles.ts';
import { ignoreBrokenPipe, runCommand } from '../process/startError.ts';
import { withData } from '../start/command.ts';
import { findOwnCommand, runConkit } from './run.ts';

makeFilesPrivate();

// `conkit`: the crew's commands. They use the database in the server's environment variables.
const args = process.argv.slice(2);
const own = findOwnCommand(args);
if (own && !args.includes('--help')) await runCommand(() => own.command.main(own.rest));
else {
  ignoreBrokenPipe();
  const { output, error, code } = await runConkit(args, (run) => withData(process.env, run));
  process.stdout.write(output);
  process.stderr.write(error);
  process.exitCode = code;
}
