import { basename, dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parseDocstrings } from '../.storybook/docs/docstrings.ts';
import { journeys } from '../.storybook/journeys/journeys.ts';
import { toolbar, widths } from '../.storybook/stage/toolbar.ts';
import { keys, type Usage } from '../packages/ui/src/testing/usage.ts';
import { listFiles, readText } from './lib/sources.ts';

const ui = 'packages/ui/src/';
const files = ['packages/ui/src', '.storybook'].flatMap(listFiles);
const ending = (end: string) => files.filter((path) => path.endsWith(end));

/** `blocks/SignIn/Welcome.stories.tsx` → `blocks/SignIn/Welcome`; a file named like its folder is not repeated. */
function getTitle(path: string): string {
  const [, own] = /const meta = \{\s+title: '([^']+)'/.exec(readText(path)) ?? [];
  if (own !== undefined) return own;
  const folder = dirname(path.replace(ui, ''));
  const name = basename(path, '.stories.tsx');
  return basename(folder) === name ? folder : `${folder}/${name}`;
}

const storyFiles = ending('.stories.tsx');
const stories = storyFiles.flatMap((path) =>
  Array.from(readText(path).matchAll(/^export const (\w+)/gm), ([, name = '']) =>
    toId(getTitle(path), storyNameFromExport(name)),
  ),
);
const pages = [
  ...storyFiles.map((path) => toId(getTitle(path), 'docs')),
  ...ending('.mdx').map((path) => {
    const [, title = ''] = /<Meta title="([^"]+)"/.exec(readText(path)) ?? [];
    return toId(title, 'docs');
  }),
];

/** Every exported component, except for contexts and icons. */
const exported = new Set(
  ['index', 'desk']
    .flatMap((entry) => [
      ...readText(`packages/ui/src/${entry}.ts`).matchAll(
        /export \{([^}]+)\} from '([^']+\.tsx)'/g,
      ),
    ])
    .filter(([, , from = '']) => /\/(primitives|components|blocks)\//.test(from))
    .flatMap(([, names = '', from = '']) => {
      const components = Object.keys(parseDocstrings(readText(join(ui, from))));
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => components.includes(name));
    }),
);

/** Returns the story parameter `usage`. It is parsed because Node can't import the styles of a story. */
function readUsage(path: string): Usage {
  const file = ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true);
  let usage: Usage = {};
  const visit = (node: ts.Node): void => {
    if (ts.isSatisfiesExpression(node) && node.type.getText() === 'Usage') {
      // oxlint-disable-next-line typescript/no-implied-eval -- our own source
      usage = new Function('keys', `return ${node.expression.getText()}`)(keys) as Usage;
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return usage;
}

const usages = storyFiles.map((path) => ({ path, usage: readUsage(path) }));
const documented = usages.flatMap(({ usage }) => Object.keys(usage));

describe('the docs of the components', () => {
  test('cover every exported component, and nothing else', () => {
    expect(exported.size).toBeGreaterThan(70);
    expect(documented.toSorted()).toEqual([...exported].toSorted());
  });

  test('have no empty part, and show existing code', () => {
    const bare = usages.flatMap(({ path, usage }) => {
      const sources = files
        .filter(
          (file) =>
            dirname(file) === dirname(path) && /(?<!stories|test|messages)\.tsx$/.test(file),
        )
        .map((file) => parseDocstrings(readText(file)));
      return Object.entries(usage)
        .filter(([name, { notFor, screenReader, dos, donts }]) => {
          const own = sources.find((source) => name in source)?.[name];
          const hasDocstring = own && own.description !== '' && own.example.includes(`<${name}`);
          const hasUsage = notFor !== '' && screenReader !== '' && dos.length && donts.length;
          return !hasDocstring || !hasUsage;
        })
        .map(([name]) => name);
    });
    expect(bare).toEqual([]);
  });

  test('refer only to existing names', () => {
    const code = files.filter(
      (path) => /packages\/.*\.(ts|tsx)$/.test(path) && !path.endsWith('.stories.tsx'),
    );
    const words = new Set(code.flatMap((path) => readText(path).match(/[\w-]+/g) ?? []));
    const named = usages.flatMap(
      ({ usage }) =>
        JSON.stringify(usage)
          .match(/`@?[\w/-]+`/g)
          ?.map((name) => name.replaceAll('`', '')) ?? [],
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !name.startsWith('@conkit/') && !words.has(name))).toEqual([]);
  });
});

test('every link of Storybook leads somewhere', () => {
  const links = [...ending('.mdx'), ...ending('.storybook/docs/DocsPage.tsx')].flatMap((path) =>
    Array.from(
      readText(path).matchAll(/\?path=\/(story|docs)\/([\w-]+)/g),
      ([, type, id = '']) => ({
        path,
        id,
        isThere: (type === 'docs' ? pages : stories).includes(id),
      }),
    ),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ isThere }) => !isThere)).toEqual([]);
});

test.each(Object.entries(journeys))('the journey %s uses existing screens', (_, steps) => {
  expect(steps.map(({ id }) => id).filter((id) => !stories.includes(id))).toEqual([]);
});

test('each choice of the toolbar has a story that shows its effect', () => {
  const text = readText('.storybook/stage/Toolbar.stories.tsx');
  const named = new Set([...text.matchAll(/'([\w ]+)'/g)].map(([, name = '']) => name));
  const languages = files.flatMap((path) => {
    const [, value] = /^packages\/ui\/src\/locales\/(\w\w)\.gen\.ts$/.exec(path) ?? [];
    return value ? [{ value, title: value }] : [];
  });
  const choices = Object.values(toolbar(languages)).flatMap(({ toolbar: { items } }) =>
    items.map((item) => (typeof item === 'string' ? item : item.value)),
  );
  expect(choices.length).toBeGreaterThan(15);
  expect([...choices, ...Object.keys(widths)].filter((choice) => !named.has(choice))).toEqual([]);
});

test('a changed picture fails until it is accepted', () => {
  expect(JSON.parse(readText('package.json')).scripts.chromatic).toBe('chromatic');
  expect(JSON.parse(readText('chromatic.config.json'))).toMatchObject({
    exitZeroOnChanges: false,
    exitOnceUploaded: false,
  });
  expect(readText('.github/workflows/chromatic.yml')).not.toMatch(/continue-on-error|exit-zero/);
});
