import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const library = new URL('./lib/parent.mjs', import.meta.url).href;
/** Prints its process id, shuts down slowly on SIGTERM, and would otherwise run forever. */
const SERVER = `
  import { endWithParent } from '${library}';
  endWithParent();
  process.on('SIGTERM', () => process.stdout.write('ended', () => process.exit()));
  setInterval(() => {}, 1000);
  process.stdout.write('started');`;
const PARENT = `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(SERVER)}], { stdio: 'inherit' });`;

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a server ends when its npm process ends by %s',
  async (signal) => {
    const npm = spawn(process.execPath, ['--input-type=module', '-e', PARENT]);
    let said = '';
    npm.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      if (said === 'started') npm.kill(signal);
    });
    await once(npm.stdout, 'close');
    expect(said).toBe('startedended');
  },
  20_000,
);
