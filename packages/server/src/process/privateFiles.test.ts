import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull } from '../testing/databases.ts';
import { tightenFolder } from './privateFiles.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conkit-private-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const getMode = (...path: string[]) => lstatSync(join(folder, ...path)).mode & 0o777;

it('removes other accounts’ access to files of an earlier version', () => {
  const data = join(folder, 'data');
  mkdirSync(join(data, 'database'), { recursive: true });
  writeFileSync(join(data, 'database', 'PG_VERSION'), '17');
  writeFileSync(join(folder, 'elsewhere'), '');
  symlinkSync(join(folder, 'elsewhere'), join(data, 'link'));
  for (const [path, mode] of [
    [data, 0o755],
    [join(data, 'database'), 0o777],
    [join(data, 'database', 'PG_VERSION'), 0o666],
    [join(folder, 'elsewhere'), 0o644],
  ] as const)
    chmodSync(path, mode);
  expect(tightenFolder(data)).toEqual([]);
  expect([getMode('data'), getMode('data', 'database')]).toEqual([0o700, 0o700]);
  expect(getMode('data', 'database', 'PG_VERSION')).toBe(0o600);
  expect(getMode('elsewhere')).toBe(0o644);
  expect(tightenFolder(join(folder, 'nowhere'))).toEqual([]);
});

it.runIf(isFull)(
  'makes the embedded database create files that only its own account can read',
  () => {
    const database = join(folder, 'pglite');
    const script = `
    import { makeFilesPrivate } from './src/process/privateFiles.ts';
    import { openPglite } from './src/database/pglite.ts';
    makeFilesPrivate();
    const engine = await openPglite({ folder: ${JSON.stringify(database)} });
    await engine.exec('create table t (a int); insert into t values (1)');
    await engine.close();`;
    const args = [
      '--conditions=@conkit/source',
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      script,
    ];
    const cwd = join(import.meta.dirname, '../..');
    execFileSync('sh', ['-c', 'umask 000; exec "$@"', 'sh', process.execPath, ...args], { cwd });
    const open = execFileSync('find', [database, '-perm', '/077'], { encoding: 'utf8' });
    expect(open).toBe('');
    expect(getMode('pglite', 'PG_VERSION')).toBe(0o600);
  },
  120_000,
);
