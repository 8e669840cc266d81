import { auditProblem } from './audit.mjs';
import { driftProblems } from './drift.mjs';
import { filesUnder } from './files.mjs';
import { run } from './run.mjs';

/** Returns a check that runs one command, and reports its output when it fails. */
const command = (name, program, args, options) => ({
  name,
  run: async () => {
    const { code, output } = await run(program, args, options);
    return code === 0 ? undefined : output || `${program} ended with ${code}`;
  },
});

const projects = filesUnder(['tsconfig.json', 'packages'], (path) =>
  /(^|\/)tsconfig(\.[\w-]+)?\.json$/.test(path),
);

/** One per TypeScript project of the workspace. */
export const typeChecks = projects.map((path) =>
  command(`types: ${path}`, 'tsc', ['-p', path, '--noEmit', '--pretty', 'false']),
);

/** Checks that need neither a build nor a browser; each counts as one test. */
export const staticChecks = [
  command('formatting (prettier)', 'prettier', ['--check', '--log-level', 'warn', '.']),
  command('lint (oxlint)', 'oxlint', ['--deny-warnings']),
  command('dead code (knip)', 'knip', ['--no-progress']),
  command('contract (redocly)', 'redocly', ['lint', 'openapi.yaml'], {
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }),
  { name: 'no advisory about what is shipped (pnpm audit)', run: auditProblem },
  { name: 'generated files are up to date', run: driftProblems },
  ...typeChecks,
];

/**
 * Runs one check. A check that throws counts as failed.
 *
 * @returns {Promise<{ name: string, passed: number, failed: number, failures: string[], output: string }>}
 */
export async function runCheck({ name, run: check }) {
  const problem = await check().catch((error) => `${error.stack ?? error}`);
  const failed = problem === undefined ? 0 : 1;
  return {
    name,
    passed: 1 - failed,
    failed,
    failures: failed ? [name] : [],
    output: problem ?? '',
  };
}
