// npm run api: writes the public API of each published package to its `api.md`, so that reviews show changes to it.
import { writeFile } from 'node:fs/promises';
import { say } from './lib/run.mjs';

const { buildLibraries, published } = await import('./lib/publishable.mjs');
const { apiReport, reportFile } = await import('./lib/apiReport.mjs');
const problem = await buildLibraries();
if (problem) {
  process.stderr.write(problem);
  process.exit(1);
}
for (const name of published) {
  await writeFile(reportFile(name), apiReport(name));
  say(reportFile(name));
}
