import { resolve } from 'node:path';
import { runCommand, StartError } from '../process/startError.ts';
import { checkFolder } from './checkFolder.ts';

// `npm run check-config -- <folder>`: checks a convention's folder and prints all errors.
await runCommand(async () => {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || rest.length > 0) {
    throw new StartError('Say which folder: npm run check-config -- config/dublin-2019');
  }
  process.stdout.write(
    `${checkFolder(resolve(process.env['INIT_CWD'] ?? '.', folder), new Date(), process.env).join('\n')}\n`,
  );
});
