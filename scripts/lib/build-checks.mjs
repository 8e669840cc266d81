import { join } from 'node:path';
import { browserFloorProblems } from './browser-floor.mjs';
import { build } from './build.mjs';
import { root } from './files.mjs';
import { packProblem } from './pack-check.mjs';
import { run } from './run.mjs';

/** The packages that other conventions install. */
const published = ['rules', 'drafts', 'api-client', 'ui'];

/** Built in this order, because each one's types name the one before. */
async function buildLibraries() {
  for (const name of published) {
    const { code, output } = await run('tsup', [], { cwd: join(root, 'packages', name) });
    if (code !== 0) return output;
  }
  return undefined;
}

/** One after the other: the last measures what the first built. */
export const buildChecks = [
  {
    name: 'portal and server build',
    run: async () => ((await build()) ? undefined : 'the lines above say why'),
  },
  {
    name: 'budgets (size-limit)',
    run: async () => {
      const { code, output } = await run('size-limit', []);
      return code === 0 ? undefined : output;
    },
  },
  { name: 'the oldest browsers have what the pages use', run: browserFloorProblems },
  { name: 'libraries build', run: buildLibraries },
  { name: 'packed, the server runs as nobody on a tree that none may change', run: packProblem },
];

const commandCheck = (name, program, args) => ({
  name,
  run: async () => {
    const { code, output } = await run(program, args);
    return code === 0 ? undefined : output;
  },
});

/** Whether somebody who installs a library finds its code and its types. */
export const publishChecks = published.flatMap((name) => {
  const folder = `packages/${name}`;
  const attw = ['--pack', folder, '--profile', 'esm-only', '--exclude-entrypoints', './styles.css'];
  return [
    commandCheck(`publint: ${name}`, 'publint', [folder, '--strict', '--pack', 'npm']),
    commandCheck(`types resolve (attw): ${name}`, 'attw', [...attw, '--no-emoji']),
  ];
});
