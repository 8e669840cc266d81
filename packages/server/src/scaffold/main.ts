import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { checkFolder } from '../check-config/checkFolder.ts';
import { root } from '../process/root.ts';
import { runCommand } from '../process/startError.ts';
import { writeConvention } from './files.ts';
import { collectAnswers, HELP, readOptions } from './questions.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

// `npm run new-convention`: asks a few questions and writes the folder of a convention that can be started.
await runCommand(async () => {
  if (process.argv.includes('--help')) {
    say(HELP);
    return;
  }
  const given = readOptions(process.argv.slice(2));
  const lines = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    const answers = await collectAnswers(given, lines && ((text) => lines.question(text)), say);
    const parent = given.to ?? relative(process.cwd(), resolve(root, 'config'));
    const folder = writeConvention(
      answers,
      resolve(given.to === undefined ? '.' : (process.env['INIT_CWD'] ?? '.'), parent),
    );
    say(checkFolder(folder, new Date()).join('\n'));
    const where = given.to === undefined ? '' : `CONFIG_DIR=${resolve(folder, '..')} `;
    say(`Start it: ${where}CONVENTION=${answers.id} DATA_DIR=data/${answers.id} npm start`);
  } finally {
    lines?.close();
  }
});
