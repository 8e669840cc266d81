// npm run check: formatting, lint, types, dead code, contract and generated files. Needs no build and no browser.
import { runCheck, staticChecks } from './lib/checks.mjs';
import { pool, say, seconds } from './lib/run.mjs';

const results = await pool(
  staticChecks.map((check) => async () => {
    const start = performance.now();
    const result = await runCheck(check);
    say(`${result.failed ? '✗' : '✓'} ${result.name} (${seconds(start)})`);
    if (result.failed) say(result.output.trimEnd());
    return result;
  }),
);
process.exitCode = results.some(({ failed }) => failed) ? 1 : 0;
