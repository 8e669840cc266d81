import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { apiProblem } from './apiReport.mjs';
import { browserFloorProblems } from './browser-floor.mjs';
import { build } from './build.mjs';
import { cache } from './files.mjs';
import { makeServerPublishable } from './publish-server.mjs';
import { buildLibraries, contentsProblem, makePublishable, published } from './publishable.mjs';
import { run } from './run.mjs';
import { packProblem, startProblem } from './server-checks.mjs';

const getFolder = (name) => join(cache, 'published', name);

/** Creates the folders of the published packages for the checks that follow. */
async function makeLibraries() {
  const problem = await buildLibraries();
  if (problem) return problem;
  await rm(join(cache, 'published'), { recursive: true, force: true });
  for (const name of published) await makePublishable(name, getFolder(name));
  await makeServerPublishable(getFolder('server'));
  return undefined;
}

/** The builds, in this order. */
export const buildChecks = [
  {
    name: 'portal and server build',
    run: async () => ((await build()) ? undefined : 'the lines above say why'),
  },
  { name: 'libraries build', run: makeLibraries },
];

const commandCheck = (name, program, args) => ({
  name,
  run: async () => {
    const { code, output } = await run(program, args);
    return code === 0 ? undefined : output;
  },
});

/** Checks of what `buildChecks` made, in any order. */
export const builtChecks = [
  {
    name: 'budgets (size-limit)',
    run: async () => {
      const { code, output } = await run('size-limit', []);
      return code === 0 ? undefined : output;
    },
  },
  { name: 'the oldest browsers have what the pages use', run: browserFloorProblems },
  { name: 'npm start answers with the demo', run: startProblem },
  ...published.map((name) => ({
    name: `api.md describes the public API: ${name}`,
    run: async () => apiProblem(name),
  })),
  ...[...published, 'server'].map((name) => ({
    name: `changelog, README, licence, types and source maps are in the package: ${name}`,
    run: () => contentsProblem(getFolder(name)),
  })),
  ...published.flatMap((name) => {
    const folder = getFolder(name);
    const attw = ['--pack', folder, '--profile', 'esm-only', '--no-emoji'];
    return [
      commandCheck(`publint: ${name}`, 'publint', [folder, '--strict', '--pack', 'npm']),
      commandCheck(`types resolve (attw): ${name}`, 'attw', attw),
    ];
  }),
];

/** The checks of `npm run test:full` that install the packages outside this workspace. */
export const installedChecks = [
  {
    name: 'packed, the server runs as an unprivileged account on a read-only tree',
    run: packProblem,
  },
  commandCheck('the libraries work where they are installed, in each framework', 'tsx', [
    'scripts/outside.mjs',
    ...published.map(getFolder),
  ]),
];
