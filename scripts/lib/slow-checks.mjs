import { run } from './run.mjs';

/** A benchmark that fails when it misses its goals. */
const benchmark = (name, file, args) => ({
  name,
  run: async () => {
    const runner = ['--conditions=@conkit/source', '--import', 'tsx'];
    const { code, output } = await run('node', [...runner, `benchmarks/${file}.ts`, ...args]);
    return code === 0 ? undefined : output;
  },
});

/**
 * What `npm run test:full` checks beside `npm test`, one after the other: their figures need a quiet machine.
 * @param {string | undefined} postgres where a PostgreSQL may create databases
 */
export const slowChecks = (postgres) => [
  benchmark('the largest data on PGlite', 'expensiveData', []),
  ...(postgres
    ? [benchmark('the largest data on PostgreSQL', 'expensiveData', ['--database', postgres])]
    : []),
];
