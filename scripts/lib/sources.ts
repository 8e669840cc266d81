import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** The path of the repository. */
export const root = join(import.meta.dirname, '../..');

/** Returns the text of a file, by its path from the root. */
export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Lists the files below a folder, as paths from the root. */
export const listFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    posix.join(folder, path.replaceAll(sep, '/')),
  );

/** Lists the existing files that git tracks, as paths from the root. */
export const listTracked = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));

/** Lists the TypeScript files of every package, tests and generated files included. */
export const listSources = (): string[] =>
  readdirSync(join(root, 'packages'))
    .flatMap((name) => listFiles(`packages/${name}/src`))
    .filter((path) => /\.tsx?$/.test(path));

/** Lists product code: no tests, stories, test helpers or generated files. */
export const listProductSources = (): string[] =>
  listSources().filter((path) => !/\.(test|test-d|stories|gen)\.tsx?$|\/testing\//.test(path));

/** Returns the code of a file without comments, line by line as in the file. */
export const readCode = (path: string): string =>
  readText(path)
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/.*$/gm, '');
