// Decisions: docs/decisions/toolchain.md
// npm test: installs everything and runs every check and test; ends with `N passed, N failed`. `npm test -- --only
// unit,e2e` runs some parts: static, build, unit, stories, e2e, engines. `npm run test:full` includes the slow ones.
import { totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { pool, say, seconds } from './lib/run.mjs';

const usual = ['static', 'build', 'unit', 'stories', 'e2e', 'engines'];
const parts = [...usual, 'slow'];
const { values } = parseArgs({ options: { only: { type: 'string' }, full: { type: 'boolean' } } });
const isFull = values.full ?? false;
/** Tests read this variable to choose whether the slow tests run. */
const full = { TEST_FULL: isFull ? 'true' : undefined };
const chosen = values.only?.split(',') ?? (isFull ? parts : usual);
const unknown = chosen.find((part) => !parts.includes(part));
if (unknown) {
  process.stderr.write(`There is no part "${unknown}"; there are ${parts.join(', ')}.\n`);
  process.exit(1);
}

/**
 * The memory that two suites at once need, in bytes. While the one waits for a browser or a database, the other uses
 * the core. The slow tests measure times, so in the full run each suite has the machine for itself.
 */
const OVERLAPPING_BYTES = 12e9;

const results = [];
const has = (part) => chosen.includes(part);

/** Runs one part and prints its result. */
async function report(job) {
  const start = performance.now();
  const result = await job();
  results.push(result);
  const many = result.passed + result.failed > 1 ? `, ${result.passed} passed` : '';
  say(`${result.failed ? '✗' : '✓'} ${result.name} (${seconds(start)}${many})`);
  if (result.failed) say(result.output.trimEnd());
}

function finish() {
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  if (failures.length > 0) say(`\nFailed:\n${failures.map((name) => `  ✗ ${name}`).join('\n')}`);
  say(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
}

async function everything() {
  // Imported here because they depend on what `install` installs.
  const { fileChecks, runCheck, typeChecks } = await import('./lib/checks.mjs');
  const { slowChecks } = await import('./lib/slow-checks.mjs');
  const { buildChecks, builtChecks, installedChecks } = await import('./lib/build-checks.mjs');
  const { ensureBrowser } = await import('./lib/browser.mjs');
  const { ensureEngines } = await import('./lib/engines.mjs');
  const { preparePostgres } = await import('./lib/postgres.mjs');
  const { runPlaywright, runVitest } = await import('./lib/suites.mjs');
  const { getTemporaryFolder } = await import('./lib/files.mjs');
  const check = (one) => () => report(() => runCheck(one));

  const needsBrowser = has('stories') || has('e2e') || has('slow');
  const browser = needsBrowser ? { name: 'a browser is there', run: ensureBrowser } : undefined;
  let engines = [];
  let postgres = { url: undefined, stop: async () => undefined };
  const withPostgres = () => ({ ...full, TEST_DATABASE_URL: postgres.url });
  // These run one after another, because apt has a single lock.
  const prepare = async () => {
    if (browser) await check(browser)();
    if (has('engines') || has('slow')) engines = await ensureEngines();
    if (['unit', 'e2e', 'engines', 'slow'].some(has))
      postgres = await preparePostgres({ canInstall: true });
  };
  const needsBuild = ['build', 'e2e', 'engines', 'slow'].some(has);
  const buildAll = async () => {
    if (needsBuild) await pool(buildChecks.map(check), 1);
  };
  const unitTests = () =>
    report(() =>
      runVitest('rules, server and components', ['node', 'jsdom'], {
        env: { ...withPostgres(), TMPDIR: getTemporaryFolder() },
      }),
    );
  const engineTests = () =>
    report(() =>
      runPlaywright(`the main journey in ${engines.join(' and ')}`, engines, withPostgres()),
    );
  const storyTests = () =>
    report(() => runVitest('stories in a browser', ['storybook', 'forced-colors']));
  const journeys = () =>
    report(() => runPlaywright('journeys in a browser', ['desktop', 'phone'], withPostgres()));
  try {
    await pool([prepare, ...(has('static') ? fileChecks.map(check) : [])]);
    // Only types are checked during a build, because the other checks would find the build's temporary files.
    await pool([buildAll, ...(has('static') ? typeChecks.map(check) : [])]);
    if (has('unit')) say(`The server is tested on ${databases(postgres.url)}.`);
    await pool(
      [
        ...(has('unit') ? [unitTests] : []),
        ...(has('build') ? builtChecks.map(check) : []),
        ...(has('engines') && engines.length > 0 ? [engineTests] : []),
        ...(has('stories') ? [storyTests] : []),
        ...(has('e2e') ? [journeys] : []),
      ],
      isFull || totalmem() < OVERLAPPING_BYTES ? 1 : 2,
    );
    if (has('slow')) {
      await pool(installedChecks.map(check), 1);
      const projects = ['chromium', ...engines].map((name) => `slow-${name}`);
      await report(() => runPlaywright('cards over a slow network, in each engine', projects));
      for (const node of ['20.19.0', 'latest']) {
        const options = { env: { TEST_DATABASE_URL: postgres.url }, node };
        await report(() => runVitest(`rules and server on Node ${node}`, ['node'], options));
      }
      await pool(slowChecks(postgres.url).map(check), 1);
    }
  } finally {
    await postgres.stop();
  }
}

function databases(url) {
  if (url === undefined) return 'PGlite, because no PostgreSQL could be reached or started';
  return isFull ? 'PostgreSQL and PGlite' : 'PostgreSQL, and in part on PGlite';
}

const start = performance.now();
try {
  if (await install()) await everything();
  else results.push({ passed: 0, failures: ['installing'] });
} catch (error) {
  // Still prints the counts so far.
  process.stderr.write(`${error.stack ?? error}\n`);
  results.push({ passed: 0, failures: ['the run itself'] });
}
say(`\nTook ${seconds(start)}.`);
finish();
