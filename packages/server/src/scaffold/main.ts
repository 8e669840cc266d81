import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { checkFolder } from '../check-config/checkFolder.ts';
import { readPlace } from '../process/env.ts';
import { root } from '../process/root.ts';
import { runCommand } from '../process/startError.ts';
import { writeConvention } from './files.ts';
import {
  addLines,
  askToStart,
  collectAnswers,
  createAsk,
  HELP,
  QUESTIONS,
  readOptions,
} from './questions.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

// `npm run new-convention`: asks a few questions and writes the folder of a convention that can be started.
await runCommand(async () => {
  if (process.argv.includes('--help')) {
    say(HELP);
    return;
  }
  const options = readOptions(process.argv.slice(2));
  const isTerminal = process.stdin.isTTY;
  const isPiped = !isTerminal && !options.isQuiet;
  const given = isPiped ? addLines(options, await readLines()) : { ...options, isStarted: false };
  const lines = isTerminal
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    const parent =
      given.to === undefined
        ? (readPlace({ CONFIG_DIR: process.env['CONFIG_DIR'] }).configDir ?? join(root, 'config'))
        : resolve(process.env['INIT_CWD'] ?? '.', given.to);
    const isTaken = (id: string) => existsSync(join(parent, id));
    const ask = lines && createAsk(lines);
    const answers = await collectAnswers(given, ask, say, isTaken);
    if (isPiped) {
      for (const { prompt, option, name } of QUESTIONS) {
        say(`${prompt}: ${given.answers[option] ?? answers[name] ?? '(none)'}`);
      }
    }
    const folder = writeConvention(answers, parent);
    say(checkFolder(folder, new Date(), process.env, true).join('\n'));
    const settings = {
      ...(parent === join(root, 'config') ? {} : { CONFIG_DIR: dirname(folder) }),
      CONVENTION: answers.id,
      DATA_DIR: `data/${answers.id}`,
    };
    const written = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
    say(`Start it: ${written.join(' ')} npm start`);
    const isStarted = ask && !given.isQuiet ? await askToStart(ask, say) : given.isStarted;
    if (!isStarted) return;
    // It ends when this process does: with Ctrl-C.
    const start = [join(root, 'scripts/start.mjs'), '--open'];
    const env = { ...process.env, ...settings };
    spawn(process.execPath, start, { cwd: root, env, stdio: 'inherit' });
  } finally {
    lines?.close();
  }
});

async function readLines(): Promise<string> {
  process.stderr.write('Answers come from standard input; --yes takes the usual ones.\n');
  return text(process.stdin);
}
