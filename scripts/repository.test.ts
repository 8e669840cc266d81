import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)));
const getText = (path: string) => readFileSync(join(root, path), 'utf8');
const isText = (path: string) => !/\.(png|jpg|ico|woff2?|ttf|pdf|epub|mobi)$/.test(path);
const linesMatching = (paths: string[], pattern: RegExp) =>
  paths.flatMap((path) =>
    getText(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );

test('lock files name no host, so that any registry works', () => {
  const locks = tracked.filter((path) => /(^|\/)(pnpm-lock\.yaml|package-lock\.json)$/.test(path));
  expect(locks).toContain('pnpm-lock.yaml');
  expect(linesMatching(locks, /https?:\/\/|tarball:/)).toEqual([]);
});

test('no setting names a registry', () => {
  const npmrc = tracked.filter((path) => path.endsWith('.npmrc'));
  expect(linesMatching(npmrc, /registry/)).toEqual([]);
});

test('no file contains a path of one machine', () => {
  const machine = /(^|[\s'"`(=:])\/(home|work|farm|Users)\/\w|(^|[\s'"`(=])\/tmp\/\w/;
  expect(linesMatching(tracked.filter(isText), machine)).toEqual([]);
});

test('no test is skipped, focused or a todo', () => {
  const sources = tracked.filter((path) => /\.(test|spec|stories)\.tsx?$/.test(path));
  const marks = /\b(it|test|describe)\.(skip|only|todo)\b/;
  expect(linesMatching(sources, marks)).toEqual([]);
});

test('every relative link of the documents leads somewhere', () => {
  const broken = tracked
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => {
      const prose = getText(path).replaceAll(/```[\s\S]*?```/g, '');
      const links = [...prose.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)];
      return links
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(root, dirname(path), decodeURI(target))))
        .map((target) => `${path}: ${target}`);
    });
  expect(broken).toEqual([]);
});

test('each page of decisions is linked from code that depends on it', () => {
  const pages = tracked.filter((path) => /^docs\/decisions\/(?!README)[^/]+\.md$/.test(path));
  const code = tracked
    .filter((path) => /\.(ts|tsx|mjs|yaml)$/.test(path))
    .map(getText)
    .join('\n');
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((page) => !code.includes(`Decisions: ${page}`))).toEqual([]);
});

test('each link from code to a page of decisions leads somewhere', () => {
  const sources = tracked.filter((path) => /\.(ts|tsx|mjs|yaml|sql)$/.test(path));
  const text = sources.map(getText).join('\n');
  const links = Array.from(text.matchAll(/docs\/decisions\/[\w-]+\.md/g));
  expect(
    [...new Set(links.map(([page]) => page))].filter((page) => !existsSync(join(root, page))),
  ).toEqual([]);
});
