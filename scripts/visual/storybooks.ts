import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/conkit/visual');
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs a command and returns its output. @throws with all of its output when it fails */
async function must(command: string, args: string[], cwd = root): Promise<string> {
  const options = { cwd, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
  const { stdout } = await promisify(execFile)(command, args, options);
  return stdout.trim();
}

const build = (cwd: string, target: string) =>
  must('npx', ['storybook', 'build', '-o', target, '--disable-telemetry'], cwd);

/** Builds the Storybook of the working tree. @returns its folder */
export async function storybookOfTree(): Promise<string> {
  say('Building the Storybook of the working tree …');
  const target = join(folder, 'tree');
  await build(root, target);
  return target;
}

/**
 * Builds the Storybook of a commit in a separate work tree, once; later calls reuse it.
 *
 * @param revision such as `main` or `HEAD~1`
 * @returns its folder
 */
export async function getStorybook(revision: string): Promise<string> {
  const commit = await must('git', ['rev-parse', '--verify', `${revision}^{commit}`]);
  const target = join(folder, commit);
  if (existsSync(join(target, 'index.json'))) return target;
  say(`Building the Storybook of ${revision} (${commit.slice(0, 7)}) …`);
  const tree = join(folder, `source-${commit}`);
  rmSync(tree, { recursive: true, force: true });
  await must('git', ['worktree', 'prune']);
  await must('git', ['worktree', 'add', '--quiet', '--detach', tree, commit]);
  try {
    const { packageManager } = JSON.parse(await readFile(join(tree, 'package.json'), 'utf8')) as {
      packageManager: string;
    };
    const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
    await must('npx', ['--yes', packageManager, ...install], tree);
    await build(tree, target);
  } finally {
    await must('git', ['worktree', 'remove', '--force', tree]);
  }
  return target;
}

/**
 * Returns the ids of the stories in a built Storybook, except for stories that are excluded from pictures or
 * combine others.
 */
export async function storiesIn(storybook: string): Promise<string[]> {
  const index = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; tags: readonly string[] }>;
  };
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && tags.includes('dev') && tags.includes('test'))
    .map(({ id }) => id);
}
