// npm run check: formatting, lint, types, dead code, contract and generated files; needs no build and no browser.
// npm run check -- --changed [commit]: only what changed since this branch left the main branch, or since the commit,
// with the tests closest to it.
import { parseArgs } from 'node:util';
import { changedChecks, fileChecks, runCheck, typeChecks } from './lib/checks.mjs';
import { pool, say, seconds } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' } },
});
const start = performance.now();
const checks = values.changed
  ? await changedChecks(positionals[0])
  : [...typeChecks, ...fileChecks];
const results = await pool(
  checks.map((check) => async () => {
    const began = performance.now();
    const result = await runCheck(check);
    say(`${result.failed ? '✗' : '✓'} ${result.name} (${seconds(began)})`);
    if (result.failed) say(result.output.trimEnd());
    return result;
  }),
);
const failed = results.filter((result) => result.failed).length;
say(`\n${results.length - failed} passed, ${failed} failed in ${seconds(start)}`);
process.exitCode = failed > 0 ? 1 : 0;
