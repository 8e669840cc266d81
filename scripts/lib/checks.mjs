import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { auditProblem } from './audit.mjs';
import { affectedProjects, changedFiles, nearestTests } from './changed.mjs';
import { driftProblems } from './drift.mjs';
import { root } from './files.mjs';
import { preparePostgres } from './postgres.mjs';
import { run } from './run.mjs';
import { tsc } from './tsc.mjs';

/** Returns a check that runs one command, and reports its output when it fails. */
const command = (name, program, args, options) => ({
  name,
  run: async () => {
    const { code, output } = await run(program, args, options);
    return code === 0 ? undefined : output || `${program} ended with ${code}`;
  },
});

/**
 * The root project contains every package except those that must compile without the types of browsers or Node. Each
 * `tsconfig.build.json` is checked when the library is built.
 */
const projects = [
  'tsconfig.json',
  'packages/server/tsconfig.json',
  'packages/rules/tsconfig.json',
  'packages/rules/tsconfig.test.json',
];

/** Checks a TypeScript project. The next check of the same project reads only what has changed. */
const typeCheck = (path) => {
  const state = join(
    root,
    'node_modules/.cache/conkit',
    `${path.replaceAll('/', '-')}.tsbuildinfo`,
  );
  const flags = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', state];
  const [program, ...options] = tsc;
  return command(`types: ${path}`, program, [...options, '-p', path, ...flags]);
};

export const typeChecks = projects.map(typeCheck);

// All changed files may be generated ones, which are ignored.
const lintFlags = ['--deny-warnings', '--no-error-on-unmatched-pattern'];
const deadCode = command('dead code (knip)', 'knip', ['--no-progress']);
const contract = command('contract (redocly)', 'redocly', ['lint', 'openapi.yaml'], {
  env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});
const drift = { name: 'generated files are up to date', run: driftProblems };

/** Checks of all files that need no build; each counts as one test. */
export const fileChecks = [
  command('formatting (oxfmt)', 'oxfmt', ['--check']),
  command('lint (oxlint)', 'oxlint', lintFlags),
  deadCode,
  contract,
  { name: 'no advisory about what is shipped (pnpm audit)', run: auditProblem },
  drift,
];

async function runTests(project, files, env) {
  const flags = ['run', '--passWithNoTests', '--project', project];
  const { code, output } = await run('vitest', [...flags, ...files], { env });
  return code === 0 ? undefined : output;
}

/** Files that other files are generated from. */
const isGenerator =
  /^openapi\.yaml$|^lingui\.config|\.po$|^packages\/(portal\/src|ui\/src|server\/src\/(config\/schema|crew))\//;

/**
 * Returns the checks and tests that a change needs before it is committed.
 *
 * @param {string | undefined} ref the commit to compare with, see {@link changedFiles}
 */
export async function changedChecks(ref) {
  const changed = await changedFiles(ref);
  const existing = changed.filter((path) => existsSync(join(root, path)));
  const code = existing.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  const tests = nearestTests(changed);
  const of = (pattern) => tests.filter((path) => pattern.test(path));
  const stories = of(/^packages\/.*\.stories\.tsx$/);
  const browser = of(/^packages\/((ui|portal|elements)\/.*\.test\.tsx?|drafts\/.*\.test\.tsx)$/);
  const node = of(/\.test\.ts$/).filter((path) => !browser.includes(path));
  const some = (files, check) => (files.length > 0 ? [check] : []);
  return [
    ...affectedProjects(changed, projects).map(typeCheck),
    ...some(node, {
      name: 'tests of rules, server and scripts',
      run: async () => {
        const { url, stop } = await preparePostgres();
        return runTests('node', node, { TEST_DATABASE_URL: url }).finally(stop);
      },
    }),
    ...some(browser, {
      name: 'tests of components and pages',
      run: () => runTests('jsdom', browser),
    }),
    ...some(stories, { name: 'stories in a browser', run: () => runTests('storybook', stories) }),
    ...some(code, deadCode),
    ...some(
      changed.filter((path) => isGenerator.test(path)),
      drift,
    ),
    ...some(
      changed.filter((path) => path === 'openapi.yaml'),
      contract,
    ),
    ...some(
      existing,
      command('formatting (oxfmt)', 'oxfmt', [
        '--check',
        '--no-error-on-unmatched-pattern',
        ...existing,
      ]),
    ),
    ...some(code, command('lint (oxlint)', 'oxlint', [...lintFlags, ...code])),
  ];
}

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
