// npm run release [-- --dry-run]: publishes the packages in the versions of their manifests.
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { cache, root } from './lib/files.mjs';
import { run, say } from './lib/run.mjs';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
if (!(await install())) process.exit(1);
const { buildLibraries, contentsProblem, makePublishable, published } =
  await import('./lib/publishable.mjs');
const { makeServerPublishable } = await import('./lib/publish-server.mjs');

const fail = (reason) => {
  process.stderr.write(`${reason.trimEnd()}\n`);
  process.exit(1);
};
const waiting = (await readdir(join(root, '.changeset'))).filter(
  (file) => file.endsWith('.md') && file !== 'README.md',
);
if (waiting.length > 0 && !values['dry-run']) {
  fail(
    `Changes wait for their version, run \`npx changeset version\` first:\n${waiting.join('\n')}`,
  );
}
const problem = await buildLibraries();
if (problem) fail(problem);
if (!(await build())) fail('The lines above say why.');
const folders = join(cache, 'release');
await rm(folders, { recursive: true, force: true });
// Creates every folder before publishing the first, so that a failure publishes nothing.
for (const name of published) await makePublishable(name, join(folders, name));
await makeServerPublishable(join(folders, 'server'));
for (const name of [...published, 'server']) {
  const lacking = await contentsProblem(join(folders, name));
  if (lacking) fail(lacking);
}
for (const name of [...published, 'server']) {
  const flags = values['dry-run'] ? ['--dry-run'] : [];
  const { code, output } = await run('npm', ['publish', ...flags], { cwd: join(folders, name) });
  const isCorrected = values['dry-run'] && output.includes('auto-corrected');
  if (code !== 0 || isCorrected) fail(output);
  say(output.trimEnd());
}
// From now on, new clients are written for this contract.
const contract = join(root, 'packages/api-client/released/openapi.yaml');
if (!values['dry-run']) await cp(join(root, 'openapi.yaml'), contract);
if (values['dry-run']) {
  say(`\nChanges that wait for their version (.changeset/): ${waiting.join(', ') || 'none'}.`);
  for (const name of published) {
    say(
      `${name}: see packages/${name}/CHANGELOG.md, and its public API in packages/${name}/api.md.`,
    );
  }
  say('CONTRIBUTING.md, “Publish a library”, explains what is a breaking change.');
}
