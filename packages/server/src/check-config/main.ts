import { findConventionFolder } from '../config/findFolder.ts';
import { formatCommand } from '../process/commandLine.ts';
import { runCommand, StartError } from '../process/startError.ts';
import { checkFolder } from './checkFolder.ts';

const USAGE = `${formatCommand('check-config <folder>')}   lists all mistakes and missing translations of a convention
  <folder>   its path, or its name in CONFIG_DIR or config; by default, CONVENTION`;

// `npm run check-config -- <folder>`: checks a convention's folder and prints all errors.
await runCommand(async () => {
  const [given, ...rest] = process.argv.slice(2);
  if (given === '--help') {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  if (given?.startsWith('-') || rest.length > 0) throw new StartError(USAGE);
  const cwd = process.env['INIT_CWD'] ?? '.';
  const folder = findConventionFolder(given, cwd, process.env);
  process.stdout.write(`${checkFolder(folder, new Date(), process.env).join('\n')}\n`);
});
