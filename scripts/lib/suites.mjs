import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from './files.mjs';
import { run } from './run.mjs';

/** The report a tool wrote, or nothing when it died before. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A run that fails without naming a test counts as one failure, so that nothing passes unseen. */
function outcome(name, { code, output }, passed, failures) {
  const named = code !== 0 && failures.length === 0 ? [`${name}: the run itself failed`] : failures;
  return {
    name,
    passed,
    failed: named.length,
    failures: named,
    output: named.length ? output : '',
  };
}

/** Runs projects of `vitest.config.ts`. */
export async function runVitest(name, projects, env = {}) {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `vitest-${projects.join('-')}.json`);
  rmSync(file, { force: true });
  const result = await run(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env },
  );
  const failures = [];
  const report = readReport(file);
  for (const { name: path, status, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    failures.push(...failed.map((test) => test.fullName));
    // A file that cannot be loaded has no tests to name.
    if (status === 'failed' && failed.length === 0) failures.push(path);
  }
  return outcome(name, result, report?.numPassedTests ?? 0, failures);
}

const specsOf = (suite, titles = []) => [
  ...suite.specs.map((spec) => ({ spec, title: [...titles, suite.title, spec.title].join(' › ') })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, suite.title])),
];

const isPassed = ({ status }) => status === 'expected' || status === 'flaky';

/** Runs the journeys of `e2e/` in a real browser. */
export async function runPlaywright(name) {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, 'playwright.json');
  rmSync(file, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const result = await run('playwright', ['test', '--reporter=list,json'], { env });
  const report = readReport(file);
  const tests = (report?.suites ?? [])
    .flatMap((suite) => specsOf(suite))
    .flatMap(({ spec, title }) =>
      spec.tests.map((test) => ({ status: test.status, title: `${title} [${test.projectName}]` })),
    );
  const failures = tests.filter(({ status }) => status === 'unexpected').map(({ title }) => title);
  return outcome(name, result, tests.filter(isPassed).length, failures);
}
