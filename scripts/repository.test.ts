import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
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

/** Returns the anchor that GitHub gives a heading. */
const getAnchor = (heading: string) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

test('every link to a heading of the documents leads to one', () => {
  const readProse = (path: string) => readText(path).replaceAll(/```[\s\S]*?```/g, '');
  const findPage = (path: string, target: string) => {
    const page = target === '' ? path : posix.join(posix.dirname(path), decodeURI(target));
    return page.endsWith('.md') ? page : posix.join(page, 'README.md');
  };
  const links = tracked
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...readProse(path).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g)].map(
        ([, target = '', anchor = '']) => ({ path, page: findPage(path, target), anchor }),
      ),
    );
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(({ page, anchor }) => {
    const headings = [...readProse(page).matchAll(/^#+ (.+)$/gm)];
    return !headings.some(([, heading = '']) => getAnchor(heading) === anchor);
  });
  expect(broken).toEqual([]);
});

test('the pictures of the documents are small, used and described', () => {
  const pictures = tracked.filter((path) => path.startsWith('docs/pictures/'));
  expect(pictures.length).toBeGreaterThan(5);
  const guide = readText('docs/your-convention.md');
  const used = [...guide.matchAll(/!\[([^\]]{20,})\]\((pictures\/[^)]+)\)/g)];
  expect(used.map(([, , path = '']) => `docs/${path}`).toSorted()).toEqual(pictures.toSorted());
  expect(pictures.filter((path) => statSync(join(root, path)).size > 60_000)).toEqual([]);
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
