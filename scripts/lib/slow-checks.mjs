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
 * Returns the additional checks of `npm run test:full`. They run one at a time, because their figures need a quiet
 * machine.
 *
 * @param {string | undefined} postgres where a PostgreSQL may create databases
 */
export const slowChecks = (postgres) => [
  benchmark('the largest data on PGlite', 'expensiveData', []),
  ...(postgres
    ? [benchmark('the largest data on PostgreSQL', 'expensiveData', ['--database', postgres])]
    : []),
];
