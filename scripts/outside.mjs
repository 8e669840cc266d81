// Checks that the libraries work when installed; run with tsx. `npm run outside` builds them and tries them in a project
// for each check below; `--only next` runs the checks with `next` in their names. `npm run test:full` passes folders of
// publishable packages, which are then tested instead.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { withJest, withRequire } from './lib/outside/commonjs.mjs';
import { withStrictTypes } from './lib/outside/strictTypes.mjs';
import { getFrameworks, withFramework } from './lib/outside/frameworks.mjs';
import { withGenerators } from './lib/outside/generators.mjs';
import {
  install,
  withEsbuild,
  withoutTools,
  withVite,
  withViteServer,
} from './lib/outside/projects.mjs';
import { withWebpack } from './lib/outside/webpack.mjs';
import { buildLibraries, makePublishable, published } from './lib/publishable.mjs';
import { run, say, seconds } from './lib/run.mjs';

const { positionals: given, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const { only } = values;

/** The oldest React that the packages support, and the latest. */
const REACTS = ['19.0.0', '19'];

/** Maximum cost of a single component imported from `@conkit/ui`, in bytes (brotli), without React and React Aria. */
const BUDGETS = { Button: 800, RankedBallot: 10_000, NominationGrid: 9000, BadgePreview: 3500 };

/**
 * Bundles a module as an application does.
 *
 * @param {'production' | 'development'} mode of the application
 * @returns {Promise<string>} the code
 */
async function bundle(folder, entry, mode) {
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom|react-aria-components)(\/|$)/,
      },
    },
  });
  return [made]
    .flat()[0]
    .output.filter(({ type, isEntry }) => type === 'chunk' && isEntry)
    .map(({ code }) => code)
    .join('\n');
}

/** Measures each component's size when it is imported alone. */
async function sizes(folder) {
  const problems = [];
  for (const [name, limit] of Object.entries(BUDGETS)) {
    const entry = join(folder, `${name}.js`);
    await writeFile(entry, `export { ${name} } from '@conkit/ui';\n`);
    const size = brotliCompressSync(await bundle(folder, entry, 'production')).length;
    say(`  ${name} alone: ${size} bytes of ${limit}`);
    if (size > limit) problems.push(`${name} alone costs ${size} bytes, ${limit} are allowed`);
  }
  return problems.join('\n') || undefined;
}

/** How every warning for developers begins. */
const WARNING = 'ConKit: ';

/** Checks that the warnings for developers are in development builds only. */
async function warnings(folder) {
  const entry = join(folder, 'all.js');
  await writeFile(entry, "export * from '@conkit/ui';\n");
  const [production, development] = [
    await bundle(folder, entry, 'production'),
    await bundle(folder, entry, 'development'),
  ];
  if (production.includes(WARNING)) return 'A production build of @conkit/ui contains warnings';
  if (!development.includes(WARNING)) return 'A development build of @conkit/ui has no warnings';
  const dist = join(folder, 'node_modules/@conkit/elements/dist');
  const hasWarnings = async (files) => {
    const names = (await readdir(files)).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(names.map((name) => readFile(join(files, name), 'utf8')));
    return texts.some((text) => text.includes(WARNING));
  };
  if (await hasWarnings(dist)) return 'The scripts of @conkit/elements contain warnings';
  if (await hasWarnings(join(dist, 'development'))) return undefined;
  return 'The development scripts of @conkit/elements have no warnings';
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

/** Returns a function that installs packages on its first call, and then runs a check in their folder. */
const afterInstalling = (folder, wanted) => {
  let installed;
  return (check) => async () => (await (installed ??= install(folder, wanted))) ?? check(folder);
};

/** Returns the checks with their names. */
const getChecks = async (work, tarballs) => {
  const [withOldest, withNewest] = REACTS.map((react) =>
    afterInstalling(join(work, `react-${react}`), [
      ...tarballs,
      `react@${react}`,
      `react-dom@${react}`,
      '@types/node@20',
      '@types/react@19',
      '@types/react-dom@19',
      'esbuild@0.28.2',
    ]),
  );
  const frameworks = Object.entries(await getFrameworks());
  return [
    ['Vite with the oldest React', withOldest(withVite)],
    ['Vite with the newest React', withNewest(withVite)],
    ['the development server of Vite', withNewest(withViteServer)],
    ['esbuild', withNewest(withEsbuild)],
    ['elements in plain HTML', withNewest(withoutTools)],
    ['strict TypeScript with exactOptionalPropertyTypes', withNewest(withStrictTypes)],
    ['require() in Node', withNewest(withRequire)],
    ['warnings', withNewest(warnings)],
    ['sizes', withNewest(sizes)],
    ['CommonJS Jest', () => withJest(join(work, 'jest'), tarballs)],
    ['webpack', () => withWebpack(join(work, 'webpack'), tarballs)],
    ...frameworks.map(([name, framework], at) => [
      name,
      () => withFramework(framework, join(work, `framework-${at}`), tarballs),
    ]),
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
    const all = await getChecks(work, tarballs);
    const checks = all.filter(([name]) => name.toLowerCase().includes(only.toLowerCase()));
    if (checks.length === 0) return `No check has “${only}” in its name`;
    for (const [name, attempt] of checks) {
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

const problem = await (given.length > 0 ? findProblem(given) : buildAndFindProblem());
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
