// node scripts/container.mjs: builds deploy/Containerfile from the folder of npm run pack, runs it under its own
// account, and requests /healthz. Without a registry, the base image is built from Debian packages and this machine's
// Node. Needs Debian's buildah and mmdebstrap, and root. Images are stored in dist/container/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { chown, copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './lib/files.mjs';
import { collectOutput, getFreePort, run, say } from './lib/run.mjs';

const dist = join(root, 'dist');
const work = join(dist, 'container');
/** The account in the Containerfile. */
const ACCOUNT = 10_001;
const START_TIMEOUT_MS = 60_000;

const fail = (reason) => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};
async function call(program, ...args) {
  const { code, output } = await run(program, args, { cwd: '/' });
  if (code !== 0) fail(`${program} ${args.join(' ')}\n${output}`);
  return output.trim();
}
// The store is separate, works on any file system and uses no namespaces, so that the image also builds inside a
// container.
const store = [
  '--storage-driver',
  'vfs',
  '--root',
  join(work, 'store'),
  '--runroot',
  join(work, 'run'),
];
const buildah = (command, ...args) => call('buildah', ...store, command, ...args);

if (!existsSync(join(dist, 'conkit/main.js')))
  fail('Run npm run pack first: it makes dist/conkit.');
await mkdir(work, { recursive: true });

/** Builds a minimal Debian image with the Node that runs this script. */
async function debianBase() {
  const tree = join(work, 'base.tar');
  const packages = '--include=ca-certificates,libstdc++6,tzdata';
  if (!existsSync(tree)) await call('mmdebstrap', '--variant=minbase', packages, 'stable', tree);
  await copyFile(realpathSync(process.execPath), join(work, 'node'));
  const file = join(work, 'Containerfile');
  await writeFile(file, 'FROM scratch\nADD base.tar /\nCOPY node /usr/bin/node\n');
  await buildah('bud', '--isolation', 'chroot', '-t', 'conkit-base', '-f', file, work);
  return 'localhost/conkit-base';
}

const base = process.argv[2] ?? (await debianBase());
const file = join(root, 'deploy/Containerfile');
// Only Docker's image format supports health checks.
const how = ['--isolation', 'chroot', '--format', 'docker', '--build-arg', `BASE=${base}`];
await buildah('bud', ...how, '-t', 'conkit', '-f', file, dist);
const seen = await buildah(
  'inspect',
  '--format',
  '{{.Docker.Config.User}} {{.Docker.Config.Healthcheck}}',
  'conkit',
);
if (!seen.startsWith(`${ACCOUNT}:${ACCOUNT} {[CMD node`))
  fail(`No account or health check: ${seen}`);
say(`Built localhost/conkit on ${base}.`);

const port = await getFreePort();
const data = join(work, 'data');
await rm(data, { recursive: true, force: true });
await mkdir(data);
await chown(data, ACCOUNT, ACCOUNT);
const container = await buildah('from', 'conkit');
const settings = [`PORT=${port}`, 'DRAIN_SECONDS=0', 'ALLOW_PUBLIC_DEMO=true'];
const given = ['--volume', `${data}:/data`, ...settings.flatMap((one) => ['--env', one])];
const server = ['--', 'sh', '-c', 'touch /opt/conkit/x && exit 9; exec node /opt/conkit/main.js'];
const child = spawn(
  'buildah',
  [...store, 'run', '--isolation', 'chroot', ...given, container, ...server],
  { stdio: ['ignore', 'pipe', 'pipe'] },
);
const ended = once(child, 'exit');
const printed = collectOutput(child);
let health = '';
for (
  const end = Date.now() + START_TIMEOUT_MS;
  health === '' && Date.now() < end;
  await sleep(200)
) {
  if (child.exitCode !== null) break;
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
  if (answer?.ok) health = await answer.text();
}
child.kill('SIGTERM');
await ended;
await buildah('rm', container);
if (health === '') fail(`The container did not answer.\n${printed()}`);
say(`It runs as ${ACCOUNT}, which cannot write to /opt/conkit. /healthz: ${health}`);
