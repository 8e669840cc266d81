import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cache } from './files.mjs';
import { run } from './run.mjs';

/** Returns a tool's report, or undefined when it crashed before writing one. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The number of printed lines of a failure, so that the whole stack is left out. */
const LINES = 30;
const shorten = (text) => stripVTControlCharacters(text).split('\n').slice(0, LINES).join('\n');

/**
 * Returns the result of a run. A run that fails without naming a test, or in which nothing passes, counts as one
 * failure, so that it cannot go unnoticed.
 *
 * @param {{ title: string, detail: string }[]} failures
 */
function outcome(name, { code, output }, passed, failures) {
  const all =
    (code !== 0 || passed === 0) && failures.length === 0
      ? [{ title: `${name}: the run itself failed`, detail: output }]
      : failures;
  return {
    name,
    passed,
    failed: all.length,
    failures: all.map(({ title }) => title),
    output: all.map(({ title, detail }) => `  ✗ ${title}\n${detail}`).join('\n'),
  };
}

/**
 * Runs projects of `vitest.config.ts`.
 *
 * @param {string} name
 * @param {string[]} projects
 * @param {{ env?: Record<string, string | undefined>, node?: string, filters?: string[] }} [options] `node`: a version
 *   of Node, which npm installs; `filters`: Vitest's arguments that choose files
 */
export async function runVitest(name, projects, { env = {}, node, filters = [] } = {}) {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `vitest-${projects.join('-')}.json`);
  rmSync(file, { force: true });
  const [program, ...first] = node
    ? ['npx', '--yes', `--package=node@${node}`, 'node', 'node_modules/vitest/vitest.mjs']
    : ['vitest'];
  const result = await run(
    program,
    [
      ...first,
      'run',
      ...filters,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env },
  );
  const report = readReport(file);
  const failures = (report?.testResults ?? []).flatMap((suite) => {
    const failed = suite.assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded has no tests to name.
    if (suite.status === 'failed' && failed.length === 0) {
      return [{ title: suite.name, detail: shorten(suite.message) }];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      title: fullName,
      detail: shorten(failureMessages.join('\n')),
    }));
  });
  return outcome(name, result, report?.numPassedTests ?? 0, failures);
}

const getSpecs = (suite, titles = []) => [
  ...suite.specs.map((spec) => ({ spec, title: [...titles, suite.title, spec.title].join(' › ') })),
  ...(suite.suites ?? []).flatMap((inner) => getSpecs(inner, [...titles, suite.title])),
];

const isPassed = ({ status }) => status === 'expected' || status === 'flaky';

/**
 * Runs journeys of `e2e/`: projects of `playwright.config.ts`.
 *
 * @param {string} name
 * @param {string[]} projects
 * @param {Record<string, string | undefined>} [more] environment variables
 */
export async function runPlaywright(name, projects, more = {}) {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `playwright-${projects.join('-')}.json`);
  rmSync(file, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...more };
  const chosen = projects.flatMap((project) => ['--project', project]);
  const result = await run('playwright', ['test', '--reporter=json', ...chosen], { env });
  const tests = (readReport(file)?.suites ?? [])
    .flatMap((suite) => getSpecs(suite))
    .flatMap(({ spec, title }) =>
      spec.tests.map(({ status, projectName, results }) => ({
        status,
        title: `${title} [${projectName}]`,
        detail: shorten(
          results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
        ),
      })),
    );
  const failures = tests.filter(({ status }) => status === 'unexpected');
  return outcome(name, result, tests.filter(isPassed).length, failures);
}
