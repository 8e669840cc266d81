import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { checkFolder } from '../check-config/checkFolder.ts';
import { root } from '../process/root.ts';
import { runCommand } from '../process/startError.ts';
import { writeConvention } from './files.ts';
import { askToStart, collectAnswers, createAsk, HELP, readOptions } from './questions.ts';

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
    const parent =
      given.to === undefined
        ? join(root, 'config')
        : resolve(process.env['INIT_CWD'] ?? '.', given.to);
    const isTaken = (id: string) => existsSync(join(parent, id));
    const ask = lines && createAsk(lines);
    const answers = await collectAnswers(given, ask, say, isTaken);
    const folder = writeConvention(answers, parent);
    say(checkFolder(folder, new Date()).join('\n'));
    const settings = {
      ...(given.to === undefined ? {} : { CONFIG_DIR: dirname(folder) }),
      CONVENTION: answers.id,
      DATA_DIR: `data/${answers.id}`,
    };
    const written = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
    say(`Start it: ${written.join(' ')} npm start`);
    if (!ask || given.isQuiet || !(await askToStart(ask, say))) return;
    // It ends when this process does: with Ctrl-C.
    const start = [join(root, 'scripts/start.mjs'), '--open'];
    const env = { ...process.env, ...settings };
    spawn(process.execPath, start, { cwd: root, env, stdio: 'inherit' });
  } finally {
    lines?.close();
  }
});
