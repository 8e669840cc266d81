import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Runs a watched program, and returns how it ended. */
async function run(program: string): Promise<object> {
  const watchdog = new URL('watchdog.ts', import.meta.url).href;
  const text = `
    import { watchThread } from '${watchdog}';
    const stop = watchThread('It stands still.', 3000);
    ${program}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', text], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  });
  let says = '';
  child.stderr.on('data', (part: Buffer) => (says += part.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, says };
}

it('ends a process whose thread is blocked for ever, with a log line', async () => {
  const ended = { code: null, signal: 'SIGKILL', says: 'It stands still.\n' };
  expect(await run('for (;;);')).toEqual(ended);
});

it('lets a debugger pause the process for any time', async () => {
  const ended = await run(`
    const { default: inspector } = await import('node:inspector');
    inspector.open(0, '127.0.0.1');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    for (const end = Date.now() + 5000; Date.now() < end; );
    process.exit(0);`);
  expect(ended).toMatchObject({ code: 0, signal: null });
});

it('does not end a working process, or one that has ended its watch', async () => {
  const ended = await run(`
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await stop();
    for (const end = Date.now() + 5000; Date.now() < end; );`);
  expect(ended).toEqual({ code: 0, signal: null, says: '' });
});
