// npm run typecheck: every TypeScript project of the workspace.
import { runCheck, typeChecks } from './lib/checks.mjs';
import { pool, say } from './lib/run.mjs';

const results = await pool(typeChecks.map((check) => () => runCheck(check)));
for (const { failed, name, output } of results) {
  say(failed ? `✗ ${name}\n${output.trimEnd()}` : `✓ ${name}`);
}
process.exitCode = results.some(({ failed }) => failed) ? 1 : 0;
