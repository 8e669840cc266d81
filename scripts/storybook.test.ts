import { basename, dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parseDocstrings } from '../.storybook/docs/docstrings.ts';
import { readFacts } from '../.storybook/docs/facts.ts';
import { journeys } from '../.storybook/journeys/journeys.ts';
import { toolbar, widths } from '../.storybook/stage/toolbar.ts';
import { keys, type Usage } from '../packages/ui/src/testing/usage.ts';
import { listFiles, readText, root } from './lib/sources.ts';

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
    .flatMap((entry) =>
      Array.from(
        readText(`packages/ui/src/${entry}.ts`).matchAll(/export \{([^}]+)\} from '([^']+\.tsx)'/g),
      ),
    )
    .filter(([, , from = '']) => /\/(primitives|components|blocks)\//.test(from))
    .flatMap(([, names = '', from = '']) => {
      const components = Object.keys(parseDocstrings(readText(join(ui, from))));
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => components.includes(name));
    }),
);

/** Parses a file that Node can't import. */
const parse = (path: string) =>
  ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true);

/** Returns the story parameter `usage`. It is parsed because Node can't import the styles of a story. */
function readUsage(path: string): Usage {
  const file = parse(path);
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

describe('what the docs pages take from the sources', () => {
  const facts = readFacts(root);
  const getProp = (component: string, name: string) =>
    facts[component]?.props.find((prop) => prop.name === name);

  test('covers every documented component', () => {
    expect(documented.filter((name) => !facts[name]?.description)).toEqual([]);
    const isVersion = (text = '') => /^\d+\.\d+\.\d+$/.test(text);
    expect(documented.filter((name) => !isVersion(facts[name]?.since))).toEqual([]);
  });

  test('contains types as written, literals in full, and defaults', () => {
    expect(getProp('Button', 'tone')).toMatchObject({
      type: expect.stringMatching(/^'\w+'( \| '\w+'){3}$/),
      default: expect.stringContaining("'outline'"),
    });
    expect(getProp('RankedBallot', 'finalists')).toMatchObject({
      type: expect.stringMatching(/^readonly Finalist.*\[\]$/),
      isRequired: true,
      description: expect.stringContaining('ballot order'),
    });
    expect(getProp('RankedBallot', 'size')).toMatchObject({ type: 'number', default: '7' });
    // `aria-label` or `aria-labelledby` is in each half of a union.
    expect(getProp('RankedBallot', 'aria-labelledby')).toMatchObject({ isRequired: false });
    const types = Object.values(facts).flatMap(({ props }) => props.map(({ type }) => type));
    expect(types.filter((type) => /^(union|unknown|any|Partial|)$/.test(type))).toEqual([]);
  });

  test('contains the tokens of a component by the names of their custom properties', () => {
    expect(facts['Button']?.tokens).toEqual(
      expect.arrayContaining(['--conkit-color-on-action', '--conkit-space-4']),
    );
    const css = readText('packages/ui/src/theme/contract.css.ts');
    const all = Object.values(facts).flatMap(({ tokens }) => tokens);
    expect(all.filter((token) => !css.includes(`'${token.slice('--conkit-'.length)}'`))).toEqual(
      [],
    );
  });
});

/** The numbers of pictures of right and of wrong use, by component. */
const pictured = new Map<string, Record<'dos' | 'donts', number>>();
for (const path of ['.storybook/docs/examples.tsx', '.storybook/docs/blockExamples.tsx']) {
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isArrayLiteralExpression(node.initializer)) {
      const kind = node.name.getText();
      const owner = node.parent.parent;
      if ((kind === 'dos' || kind === 'donts') && ts.isPropertyAssignment(owner)) {
        const name = owner.name.getText();
        const counts = pictured.get(name) ?? { dos: 0, donts: 0 };
        pictured.set(name, { ...counts, [kind]: node.initializer.elements.length });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(path));
}

test('each picture of right or wrong use has its text', () => {
  const all: Record<string, Usage[string]> = Object.assign({}, ...usages.map(({ usage }) => usage));
  const lost = [...pictured].filter(
    ([name, { dos, donts }]) =>
      dos > (all[name]?.dos.length ?? 0) || donts > (all[name]?.donts.length ?? 0),
  );
  expect(pictured.size).toBeGreaterThan(60);
  expect(lost).toEqual([]);
});

describe('the page of a block', () => {
  const blocks = usages.filter(({ path }) => path.startsWith(`${ui}blocks/`));
  const title = (path: string) => getTitle(path).replace('blocks/', '');

  // A test of each story checks that the parts are in it: `.storybook/stage/expectParts.ts`.
  test.each(blocks.map(({ path }) => [title(path), path]))('names the parts of %s', (_, path) => {
    const [, story = '', parts = ''] =
      /anatomy: \{\s+story: '(\w+)',\s+parts: \[(.+?)\n {6}\],\n {4}\} satisfies Anatomy/s.exec(
        readText(path),
      ) ?? [];
    expect(readText(path)).toContain(`export const ${story}: Story`);
    const all = Array.from(
      parts.matchAll(/\[\s*'([^']+)',\s*'([^']+)',\s*(['"])(.+?)\3,?\s*\]/gs),
      ([, name, selector, , purpose]) => ({ name, selector, purpose }),
    );
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter(({ purpose }) => !purpose?.endsWith('.'))).toEqual([]);
  });

  test('shows right or wrong use, where a picture can show it', () => {
    const bare = blocks
      .filter(({ usage }) => !Object.keys(usage).some((name) => pictured.has(name)))
      .map(({ path }) => title(path));
    // How the dialog is loaded and closed, and where test cards are used, are no matter of looks.
    expect(bare).toEqual(['PaymentDialogFrame', 'SandboxCard']);
  });

  test('is in a group of the screens', () => {
    const [, groups = ''] =
      /GROUPS[^=]+= \{(.+?)\n\};/s.exec(readText('.storybook/docs/Pictures.tsx')) ?? [];
    const grouped = Array.from(groups.matchAll(/'([\w/]+)'(?!:)/g), ([, name = '']) => name);
    expect(grouped.toSorted()).toEqual(blocks.map(({ path }) => title(path)).toSorted());
  });
});

test('the pages show existing stories', () => {
  const shown = ending('.mdx').flatMap((path) =>
    Array.from(readText(path).matchAll(/^ +\w+: (\w+)\.(\w+),$/gm), ([, from, name]) => {
      const [, file = ''] =
        new RegExp(`import \\* as ${from} from '\\.\\./\\.\\./([^']+)'`).exec(readText(path)) ?? [];
      return { name, isThere: file !== '' && readText(file).includes(`export const ${name}:`) };
    }),
  );
  expect(shown).toHaveLength(6);
  expect(shown.filter(({ isThere }) => !isThere)).toEqual([]);
});

test('every link of Storybook leads somewhere', () => {
  const links = [
    ...ending('.mdx'),
    ...files.filter((file) => file.startsWith('.storybook/docs/')),
  ].flatMap((path) =>
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

// Docs pages are in a frame. Storybook handles links in Markdown.
test('links of components lead out of the frame', () => {
  const inFrame = files
    .filter((file) => file.startsWith('.storybook/') && file.endsWith('.tsx'))
    .flatMap((path) => readText(path).match(/[^(/]\?path=.*/g) ?? []);
  expect(inFrame).toEqual([]);
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
    items.map(({ value }) => value),
  );
  expect(choices.length).toBeGreaterThan(15);
  expect([...choices, ...Object.keys(widths)].filter((choice) => !named.has(choice))).toEqual([]);
});

test('a changed picture fails until it is accepted', () => {
  expect(JSON.parse(readText('package.json')).scripts.chromatic).toBe('chromatic');
  expect(JSON.parse(readText('chromatic.config.json'))).toMatchObject({
    exitZeroOnChanges: false,
    exitOnceUploaded: false,
    // What was reviewed in a pull request is the baseline on main.
    autoAcceptChanges: 'main',
    onlyChanged: true,
  });
  expect(readText('.github/workflows/chromatic.yml')).not.toMatch(/continue-on-error|exit-zero/);
  // TurboSnap reads the statistics.
  expect(readText('.github/workflows/chromatic.yml')).toContain('--stats-json');
});
