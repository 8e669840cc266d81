import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listTracked, readText, root } from './lib/sources.ts';

const tracked = listTracked();
const isText = (path: string) => !/\.(png|jpg|ico|woff2?|ttf|pdf|epub|mobi)$/.test(path);
const linesMatching = (paths: string[], pattern: RegExp) =>
  paths.flatMap((path) =>
    readText(path)
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
      const prose = readText(path).replaceAll(/```[\s\S]*?```/g, '');
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
    .map(readText)
    .join('\n');
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((page) => !code.includes(`Decisions: ${page}`))).toEqual([]);
});

test('each link from code to a page of decisions leads somewhere', () => {
  const sources = tracked.filter((path) => /\.(ts|tsx|mjs|yaml|sql)$/.test(path));
  const text = sources.map(readText).join('\n');
  const links = Array.from(text.matchAll(/docs\/decisions\/[\w-]+\.md/g));
  expect(
    [...new Set(links.map(([page]) => page))].filter((page) => !existsSync(join(root, page))),
  ).toEqual([]);
});
