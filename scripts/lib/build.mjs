import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, getHash, readText, root } from './files.mjs';
import { run, say, seconds } from './run.mjs';

const isShipped = (path) => !/\.(test|test-d|stories)\.tsx?$/.test(path);
const shared = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/** What `npm start` runs. The libraries are bundled from their sources and need no build. */
const targets = [
  {
    name: 'portal',
    inputs: [
      'tools',
      'lingui.config.ts',
      ...['rules', 'drafts', 'api-client', 'ui'].map((library) => `packages/${library}`),
    ],
    command: ['node', ['build.mjs']],
    result: 'dist/client/.vite/manifest.json',
  },
  {
    name: 'server',
    inputs: ['openapi.yaml', 'packages/rules', 'packages/api-client'],
    command: ['tsup', ['--silent']],
    result: 'dist/main.js',
  },
];

async function buildOne({ name, inputs, command: [program, args], result }) {
  const cwd = join(root, 'packages', name);
  const wanted = getHash([...shared, ...inputs, `packages/${name}`], isShipped);
  const stamp = `built-${name}`;
  const isFresh = readText(`node_modules/.cache/conkit/${stamp}`) === wanted;
  if (isFresh && existsSync(join(cwd, result))) return { name, ok: true };
  const start = performance.now();
  say(`Building the ${name} …`);
  const { code, output } = await run(program, args, { cwd, env: { NODE_ENV: 'production' } });
  if (code !== 0) return { name, ok: false, output };
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, stamp), wanted);
  say(`Built the ${name} in ${seconds(start)}.`);
  return { name, ok: true };
}

/**
 * Builds the portal and the server if their sources changed since the last build.
 *
 * @returns {Promise<boolean>} whether both are built; if not, the reason has been printed
 */
export async function build() {
  const results = await Promise.all(targets.map(buildOne));
  for (const { name, ok, output } of results) {
    if (!ok) process.stderr.write(`${output}\nBuilding the ${name} failed.\n`);
  }
  return results.every(({ ok }) => ok);
}
