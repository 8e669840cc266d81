// npm run conformance [-- --base-url …]: tests a server against the contract; without an address, our own in memory.
import { runCommand } from '../packages/conformance/src/command.ts';

const streams = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  ...(process.stderr.isTTY && { progress: (text) => process.stderr.write(text) }),
};
const args = process.argv.slice(2);
if (args.some((arg) => arg.startsWith('--base-url') || arg === '--help')) {
  process.exitCode = await runCommand(args, streams);
} else {
  const { mkdtemp, rm, writeFile } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const { openSeeded } = await import('../packages/server/src/testing/conformance/open.ts');
  const folder = await mkdtemp(join(tmpdir(), 'conkit-conformance-'));
  const seeded = await openSeeded();
  try {
    const file = join(folder, 'seeding.json');
    await writeFile(file, JSON.stringify(seeded.seeding, null, 2), { mode: 0o600 });
    const own = ['--base-url', seeded.baseUrl, '--seeding', file];
    process.exitCode = await runCommand([...own, ...args], streams);
  } finally {
    await seeded.close();
    await rm(folder, { recursive: true, force: true });
  }
}
