import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.mjs';
import { run } from './run.mjs';

/** Returns a benchmark that fails when it misses its goals. */
const benchmark = (name, file, args) => ({
  name,
  run: async () => {
    const runner = ['--conditions=@conkit/source', '--import', 'tsx'];
    const { code, output } = await run('node', [...runner, `benchmarks/${file}.ts`, ...args]);
    return code === 0 ? undefined : output;
  },
});

/**
 * Builds Storybook from the last commit and from the working tree, and compares every story. Fails for stories that
 * can't be drawn, differ from run to run, or were changed since the commit.
 */
const visualCheck = {
  name: 'every story is drawn as in the last commit (npm run visual)',
  run: async () => {
    const runner = ['--conditions=@conkit/source', '--import', 'tsx'];
    const { code, output } = await run('node', [...runner, 'scripts/visual.mjs', '--base', 'HEAD']);
    return code === 0 ? undefined : output;
  },
};

/**
 * Returns the additional checks of `npm run test:full`. They run one at a time, because their figures need a quiet
 * machine.
 *
 * @param {string | undefined} postgres where a PostgreSQL may create databases
 */
export const slowChecks = (postgres) => [
  // A downloaded copy has no commits.
  ...(existsSync(join(root, '.git')) ? [visualCheck] : []),
  benchmark('the largest data on PGlite', 'expensiveData', []),
  ...(postgres
    ? [benchmark('the largest data on PostgreSQL', 'expensiveData', ['--database', postgres])]
    : []),
];
