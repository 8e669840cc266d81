// npm run api: writes what the published packages give others into their `api.md`, for a review to see.
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
