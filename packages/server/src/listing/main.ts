import { makeFilesPrivate } from '../process/privateFiles.ts';
import { runCommand } from '../process/startError.ts';
import { withData } from '../start/command.ts';
import { runImportList } from './importList.ts';

// `npm run list`: replaces an imported list, which rights in awards may depend on, with the people of a file.
makeFilesPrivate();
await runCommand(async () => {
  const printed = await withData(process.env, (context) =>
    runImportList(context, process.argv.slice(2)),
  );
  process.stdout.write(`${printed}\n`);
});
