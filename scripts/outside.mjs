// Checks that the libraries work when installed; run with tsx. `npm run outside` builds them and tests Vite, esbuild,
// webpack, Next 15 and 16, a plain page and clients generated from openapi.yaml, each in a separate project. `npm run
// test:full` passes folders of publishable packages, which are then tested instead.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { withExactTypes } from './lib/outside/exactTypes.mjs';
import { withGenerators } from './lib/outside/generators.mjs';
import { withNext } from './lib/outside/next.mjs';
import { install, withEsbuild, withoutTools, withVite } from './lib/outside/projects.mjs';
import { withWebpack } from './lib/outside/webpack.mjs';
import { buildLibraries, makePublishable, published } from './lib/publishable.mjs';
import { run, say, seconds } from './lib/run.mjs';

/** The oldest React that the packages support, and the latest. */
const REACTS = ['19.0.0', '19'];

/** Maximum cost of a single component imported from `@conkit/ui`, in bytes (brotli), without React and React Aria. */
const BUDGETS = { Button: 2000, RankedBallot: 12_000, NominationGrid: 9000, BadgePreview: 3500 };

/** Measures each component's size when it is imported alone. */
async function sizes(folder) {
  const problems = [];
  for (const [name, limit] of Object.entries(BUDGETS)) {
    const entry = join(folder, `${name}.js`);
    await writeFile(entry, `export { ${name} } from '@conkit/ui';\n`);
    const made = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        minify: true,
        lib: { entry, formats: ['es'] },
        rollupOptions: { external: /^(react|react-dom|react-aria-components)(\/|$)/ },
      },
    });
    const size = [made]
      .flat()[0]
      .output.filter(({ type, isEntry }) => type === 'chunk' && isEntry)
      .reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
    if (size > limit) problems.push(`${name} alone costs ${size} bytes, ${limit} are allowed`);
  }
  return problems.join('\n') || undefined;
}

/**
 * Packs each folder as npm would publish it.
 *
 * @returns {Promise<string[]>} the tarballs
 * @throws Error when packing fails
 */
async function packed(folders, into) {
  const tarballs = [];
  for (const folder of folders) {
    const flags = ['--silent', '--pack-destination', into];
    const { code, output } = await run('npm', ['pack', ...flags], { cwd: folder });
    if (code !== 0) throw new Error(output);
    tarballs.push(join(into, output.trim().split('\n').at(-1)));
  }
  return tarballs;
}

/** Returns the checks with their names. Some use what an earlier one installed. */
const getChecks = (work, tarballs) => {
  const [oldest, newest] = REACTS.map((react) => join(work, `react-${react}`));
  const withReact = (react) => [...tarballs, `react@${react}`, `react-dom@${react}`];
  return [
    ['installed with the oldest React', () => install(oldest, withReact(REACTS[0]))],
    ['Vite with the oldest React', () => withVite(oldest)],
    [
      'installed with the newest',
      () => install(newest, [...withReact(REACTS[1]), '@types/react@19', 'esbuild']),
    ],
    ['Vite with the newest React', () => withVite(newest)],
    ['esbuild', () => withEsbuild(newest)],
    ['elements on a plain page', () => withoutTools(newest)],
    ['exact optional properties', () => withExactTypes(newest)],
    ['sizes', () => sizes(newest)],
    ['webpack', () => withWebpack(join(work, 'webpack'), tarballs)],
    ['Next 15', () => withNext('15', join(work, 'next-15'), tarballs)],
    ['Next 16', () => withNext('16', join(work, 'next-16'), tarballs)],
    ['clients generated from openapi.yaml', () => withGenerators(join(work, 'generators'))],
  ];
};

/**
 * Checks that the libraries work when they are installed from their tarballs, without this workspace.
 *
 * @param {string[]} folders the packages to publish, a folder each
 * @returns {Promise<string | undefined>} what went wrong
 */
async function findProblem(folders) {
  const work = await mkdtemp(join(tmpdir(), 'conkit-outside-'));
  try {
    const tarballs = await packed(folders, work);
    const problems = [];
    for (const [name, attempt] of getChecks(work, tarballs)) {
      const start = performance.now();
      const problem = await attempt().catch((error) => error.stack);
      say(`${problem ? '✗' : '✓'} ${name} (${seconds(start)})`);
      if (problem) problems.push(`${name}:\n${problem}`);
    }
    return problems.join('\n\n') || undefined;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Builds the packages and checks them with everything. */
async function buildAndFindProblem() {
  const failed = await buildLibraries();
  if (failed) return failed;
  const made = await mkdtemp(join(tmpdir(), 'conkit-published-'));
  try {
    const folders = published.map((name) => join(made, name));
    for (const [at, name] of published.entries()) await makePublishable(name, folders[at]);
    return await findProblem(folders);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

const { positionals: given } = parseArgs({ allowPositionals: true });
const problem = await (given.length > 0 ? findProblem(given) : buildAndFindProblem());
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
