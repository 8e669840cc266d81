import { parseMessage } from '../../../packages/ui/src/words/icu.ts';
import type { MessagePart } from '../../../packages/ui/src/words/messageParts.ts';
import { ENGLISH, type Catalogue, type CatalogueEntry } from './catalogue.ts';
import {
  compileMessage,
  getMessageType,
  getSignature,
  quote,
  type Imports,
  type Signature,
} from './compile.ts';
import { getDirection } from '../../../packages/rules/src/languages.ts';
import { toPseudo } from './pseudo.ts';

const HEADER = '// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.\n';

/** The messages of a component, or of a nested key, by key. */
interface MessageTree {
  readonly [key: string]: CatalogueEntry | MessageTree;
}

const isEntry = (node: CatalogueEntry | MessageTree): node is CatalogueEntry =>
  typeof node['source'] === 'string';

/** Arranges messages by the parts of their keys. */
function toTree(entries: readonly CatalogueEntry[]): Record<string, MessageTree> {
  const root: Record<string, unknown> = {};
  for (const entry of entries) {
    const path = entry.key.split('.');
    const last = path.pop() ?? '';
    let node = root;
    for (const name of path) node = (node[name] ??= {}) as Record<string, unknown>;
    node[last] = entry;
  }
  return root as Record<string, MessageTree>;
}

const toKey = (name: string): string =>
  /^[a-z_$][\w$]*$/i.test(name) || /^\d+$/.test(name) ? name : `'${name}'`;

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The name of a component's English messages: `rankedBallotMessages`. */
const getConstant = (component: string): string => `${lowerFirst(component)}Messages`;

const newImports = (): Imports => ({ react: new Set(), format: new Set() });

function importLines(
  { react, format }: Imports,
  path: string,
  types: readonly string[] = [],
): string {
  const names = [...[...react].toSorted(), ...types.map((name) => `type ${name}`)];
  const lines = [
    names.length > 0 && `import { ${names.join(', ')} } from 'react';`,
    format.size > 0 && `import { ${[...format].toSorted().join(', ')} } from '${path}';`,
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('');
}

/** Returns the docstring of a message: its comments, and what they say about parameters beside the type. */
function toDocstring({ comments }: CatalogueEntry, indent: string): string {
  const text = comments.flatMap((comment) => {
    const [, name, hint = ''] = /^\{(\w+)\} (.*)$/.exec(comment) ?? [];
    if (name === undefined) return [comment];
    const [, description] = /^[^:]*: (.+)$/.exec(hint) ?? [];
    return description === undefined ? [] : [`\`${name}\`: ${description}.`];
  });
  return text.length === 0 ? '' : `${indent}/** ${text.join(' ').replaceAll('*/', '* /')} */\n`;
}

function writeInterface(tree: MessageTree, indent: string): string {
  return Object.entries(tree)
    .map(([name, node]) => {
      if (!isEntry(node)) {
        return `${indent}${toKey(name)}: {\n${writeInterface(node, `${indent}  `)}${indent}};\n`;
      }
      return `${toDocstring(node, indent)}${indent}${toKey(name)}: ${getMessageType(getSignature(node))};\n`;
    })
    .join('');
}

/** The text of a message in a language, as parts; undefined if there is none. */
type ReadText = (entry: CatalogueEntry) => readonly MessagePart[] | undefined;

function writeObject(
  tree: MessageTree,
  indent: string,
  read: ReadText,
  locale: string,
  imports: Imports,
): string {
  return Object.entries(tree)
    .map(([name, node]) => {
      if (!isEntry(node)) {
        const inner = writeObject(node, `${indent}  `, read, locale, imports);
        return inner === '' ? '' : `${indent}${toKey(name)}: {\n${inner}${indent}},\n`;
      }
      const parts = read(node);
      if (!parts) return '';
      const code = compileMessage(parts, getSignature(node), locale, imports);
      return `${indent}${toKey(name)}: ${code},\n`;
    })
    .join('');
}

function getSignatures(tree: MessageTree): Signature[] {
  return Object.values(tree).flatMap((node) =>
    isEntry(node) ? [getSignature(node)] : getSignatures(node),
  );
}

const readEnglish: ReadText = (entry) => parseMessage(entry.source, ENGLISH);

/** Writes a component's English module: the type of its messages, and the messages. */
function writeEnglish(component: string, tree: MessageTree, helpers: string): string {
  const imports = newImports();
  const object = writeObject(tree, '  ', readEnglish, ENGLISH, imports);
  const types = getSignatures(tree).some(({ isNode }) => isNode) ? ['ReactNode'] : [];
  return `${HEADER}${importLines(imports, helpers, types)}
export interface ${component}Messages {
${writeInterface(tree, '  ')}}

export const ${getConstant(component)}: ${component}Messages = {
${object}};
`;
}

/** How the modules of the crew's desk are called: `deskFi`. */
const toDesk = (language: string): string =>
  `desk${language.charAt(0).toUpperCase()}${language.slice(1)}`;

/** A reader of a language's texts. A text that isn't translated, or no longer, is missing. */
function createReader(catalogue: Catalogue): ReadText {
  const entries = new Map(catalogue.entries.map((entry) => [entry.key, entry]));
  return ({ key, source }) => {
    const entry = entries.get(key);
    if (!entry || entry.text === '' || entry.isOutdated || entry.source !== source)
      return undefined;
    return parseMessage(entry.text, catalogue.locale);
  };
}

interface LanguageModule {
  readonly name: string;
  readonly type: string;
  readonly typePath: string;
  readonly comment: string;
  readonly locale: string;
  readonly read: ReadText;
}

/** Writes a language's messages of some components as one object. */
function writeLanguage(
  module: LanguageModule,
  trees: Record<string, MessageTree>,
  helpers: string,
): string {
  const imports = newImports();
  const objects = Object.entries(trees).flatMap(([component, tree]) => {
    const inner = writeObject(tree, '  ', module.read, module.locale, imports);
    return inner === '' ? [] : [[component, inner] as const];
  });
  const { name, type, typePath, comment } = module;
  return `${HEADER}${importLines(imports, helpers)}import type { ${type} } from '${typePath}';

${objects
  .map(
    ([component, inner]) =>
      `const ${component}: NonNullable<${type}['${component}']> = {\n${inner}};\n`,
  )
  .join('\n')}
/** ${comment} */
export const ${name}: ${type} = {
${objects.map(([component]) => `  ${component},\n`).join('')}};
`;
}

/** A generated file, by its path in the package's folder of catalogues. */
export type GeneratedFiles = Map<string, string>;

const inEnglish = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

/**
 * Generates the library's modules: for each component its English messages (`en/X.gen.ts`), and for each other language
 * one module for members and one for the crew (`fi.gen.ts`, `deskFi.gen.ts`).
 */
export function generateLibrary(catalogues: readonly Catalogue[]): GeneratedFiles {
  const [english, ...others] = catalogues;
  if (!english) throw new Error('there is no English catalogue');
  const trees = toTree(english.entries);
  const desk = new Set((english.headers['X-Desk'] ?? '').split(/,\s*/));
  const pick = (isDesk: boolean) =>
    Object.fromEntries(Object.entries(trees).filter(([name]) => desk.has(name) === isDesk));
  const [members, crew] = [pick(false), pick(true)];
  const files: GeneratedFiles = new Map();
  for (const [name, tree] of Object.entries(trees)) {
    files.set(`en/${name}.gen.ts`, writeEnglish(name, tree, '../../words/formatValue.ts'));
  }
  const getImports = (components: Record<string, MessageTree>, what: (name: string) => string) =>
    Object.keys(components)
      .map((name) => `import ${what(name)} from './en/${name}.gen.ts';\n`)
      .join('');
  const fields = (components: Record<string, MessageTree>, value: (name: string) => string) =>
    Object.keys(components)
      .map((name) => `  ${name}${value(name)}`)
      .join('');
  files.set(
    'words.gen.ts',
    `${HEADER}${getImports(trees, (name) => `type { ${name}Messages }`)}
/** The messages for members, by component or block. Those of the crew's screens are in \`DeskWords\`. */
export interface UiWords {
${fields(members, (name) => `: ${name}Messages;\n`)}}

/** The messages of the crew's screens, by block. Separate from \`UiWords\`, so that members don't download them. */
export interface DeskWords {
${fields(crew, (name) => `: ${name}Messages;\n`)}}
`,
  );
  const writeAll = (
    name: string,
    type: string,
    comment: string,
    components: Record<string, MessageTree>,
  ) =>
    files.set(
      `${name}.gen.ts`,
      `${HEADER}${getImports(components, (one) => `{ ${getConstant(one)} }`)}import type { ${type} } from './words.gen.ts';

/** ${comment} */
export const ${name}: ${type} = {
${fields(components, (one) => `: ${getConstant(one)},\n`)}};
`,
    );
  writeAll('en', 'UiWords', 'The default messages in English.', members);
  writeAll('deskEn', 'DeskWords', "The crew's screens in English.", crew);
  const helpers = '../words/formatValue.ts';
  const overrides = { type: 'UiWordOverrides', typePath: '../words/overrides.ts' };
  for (const catalogue of others) {
    const { language, locale, isComplete } = catalogue;
    const read = createReader(catalogue);
    const name = inEnglish(language);
    const rest = isComplete ? '' : ' Not proofread. Missing messages are in English.';
    const typed = (type: string) => (isComplete ? { type, typePath: './words.gen.ts' } : overrides);
    const comment = `The library in ${name}, for \`ConKitProvider\`.${rest}`;
    files.set(
      `${language}.gen.ts`,
      writeLanguage(
        { name: language, ...typed('UiWords'), comment, locale, read },
        members,
        helpers,
      ),
    );
    const isTranslated = (tree: MessageTree) =>
      writeObject(tree, '', read, locale, newImports()) !== '';
    if (!Object.values(crew).some(isTranslated)) continue;
    const deskComment = `The crew's screens in ${name}, for a \`ConKitProvider\` around them.${rest}`;
    files.set(
      `${toDesk(language)}.gen.ts`,
      writeLanguage(
        { name: toDesk(language), ...typed('DeskWords'), comment: deskComment, locale, read },
        crew,
        helpers,
      ),
    );
  }
  const comment = 'A pseudo-language for the Storybook: English with accents, 40% longer.';
  const read: ReadText = (entry) => toPseudo(parseMessage(entry.source, ENGLISH));
  files.set(
    'pseudo.gen.ts',
    writeLanguage({ name: 'pseudo', ...overrides, comment, locale: ENGLISH, read }, trees, helpers),
  );
  return files;
}

/**
 * Generates the modules of the elements: their English messages, a module for each other language that adds the library's
 * messages of the components in use, and the list of languages.
 */
export function generateElements(catalogues: readonly Catalogue[]): GeneratedFiles {
  const [english, ...others] = catalogues;
  if (!english) throw new Error('there is no English catalogue');
  const trees = toTree(english.entries);
  const files: GeneratedFiles = new Map();
  for (const [name, tree] of Object.entries(trees)) {
    files.set(`en/${name}.gen.ts`, writeEnglish(name, tree, ''));
  }
  const used = (english.headers['X-Library'] ?? '').split(/,\s*/);
  for (const catalogue of others) {
    const { language, locale } = catalogue;
    const read = createReader(catalogue);
    const own = Object.entries(trees).map(([name, tree]) => {
      const object = writeObject(tree, '    ', read, locale, newImports());
      return `  ${name}: {\n${object}  },\n`;
    });
    const library = used.map((name) => `  ${name}: ${language}.${name},\n`);
    files.set(
      `${language}.gen.ts`,
      `${HEADER}import { ${language} } from '@conkit/ui/words/${language}';
import type { ElementWords } from './words.gen.ts';

/** The elements in ${inEnglish(language)}, with the library's messages of the components in use. */
export const words: ElementWords = {
${[...library, ...own].join('')}};
`,
    );
  }
  const names = Object.keys(trees);
  files.set(
    'words.gen.ts',
    `${HEADER}import type { UiWordOverrides } from '@conkit/ui';
${names.map((name) => `import type { ${name}Messages } from './en/${name}.gen.ts';\n`).join('')}
/** The texts of a language. Missing ones are English. */
export interface ElementWords
  extends Pick<UiWordOverrides, ${used.map((name) => `'${name}'`).join(' | ')}> {
${names.map((name) => `  readonly ${name}?: Partial<${name}Messages>;\n`).join('')}}
`,
  );
  const list = catalogues.map(
    ({ language, locale }) =>
      `  ${language}: { tag: '${locale}', direction: '${getDirection(locale)}' },\n`,
  );
  const loaders = others.map(
    ({ language }) => `  ${language}: () => import('./${language}.gen.ts'),\n`,
  );
  files.set(
    'languages.gen.ts',
    `${HEADER}
/** The languages of the elements, English first. \`tag\` is the value of \`lang\`. */
export const languages = {
${list.join('')}} as const;

/** Loads the messages of a language. The components contain the English ones. */
export const loaders = {
${loaders.join('')}};
`,
  );
  return files;
}

/** Generates the list of the product's languages. */
export function generateLanguages(catalogues: readonly Catalogue[]): string {
  const list = catalogues.map(
    ({ language, locale, name, isComplete }) =>
      `  ${language}: { tag: ${quote(locale)}, name: ${quote(name)}${isComplete ? '' : ', isDraft: true'} },\n`,
  );
  return `${HEADER}
/**
 * The product's languages, with the fallback English first: those with a catalogue in every package. \`tag\` is for \`Intl\`
 * and \`<html lang>\`, \`name\` is the language's own name for itself. A draft falls back to English for
 * missing texts and is not proofread yet. The others must have every text.
 */
export const languages = {
${list.join('')}} as const;
`;
}

/**
 * Generates the portal's modules with the library's messages: `fi.gen.ts` for members, and `deskFi.gen.ts` for the crew,
 * which members don't load. English is built in.
 */
export function generatePortal(
  languages: readonly string[],
  library: GeneratedFiles,
): GeneratedFiles {
  const names = languages
    .flatMap((language) => (language === ENGLISH ? [] : [language, toDesk(language)]))
    .filter((name) => library.has(`${name}.gen.ts`));
  return new Map(
    names.map((name) => [
      `${name}.gen.ts`,
      `${HEADER}export { ${name} as library } from '@conkit/ui/words/${name}';\n`,
    ]),
  );
}

/**
 * Generates one module per language with all messages of a package: `en.gen.ts` with their type, the others, and
 * `translations.gen.ts` with all others. For packages whose messages aren't split, such as the server.
 *
 * @param type The name of the type of all messages.
 * @param helpers The source of the module with the formats, which is copied: the server can't import the library.
 */
export function generateWhole(
  catalogues: readonly Catalogue[],
  type: string,
  helpers: string,
): GeneratedFiles {
  const [english, ...others] = catalogues;
  if (!english) throw new Error('there is no English catalogue');
  const tree = toTree(english.entries);
  const files: GeneratedFiles = new Map([['formatValue.gen.ts', `${HEADER}${helpers}`]]);
  const path = './formatValue.gen.ts';
  const imports = newImports();
  const object = writeObject(tree, '  ', readEnglish, ENGLISH, imports);
  const types = getSignatures(tree).some(({ isNode }) => isNode) ? ['ReactNode'] : [];
  files.set(
    'en.gen.ts',
    `${HEADER}${importLines(imports, path, types)}
export interface ${type} {
${writeInterface(tree, '  ')}}

/** Some of the messages; the others are English. */
export type Some<Messages> = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string | ((...values: never) => unknown)
    ? Messages[Key]
    : Some<Messages[Key]>;
};

export const en: ${type} = {
${object}};
`,
  );
  for (const catalogue of others) {
    const { language, locale, isComplete } = catalogue;
    const own = newImports();
    const translated = writeObject(tree, '  ', createReader(catalogue), locale, own);
    const used = isComplete ? type : `Some<${type}>`;
    files.set(
      `${language}.gen.ts`,
      `${HEADER}${importLines(own, path)}import type { ${isComplete ? type : `Some, ${type}`} } from './en.gen.ts';

export const ${language}: ${used} = {
${translated}};
`,
    );
  }
  const exports = others.map(
    ({ language }) => `export { ${language} } from './${language}.gen.ts';\n`,
  );
  files.set('translations.gen.ts', `${HEADER}${exports.join('')}`);
  return files;
}
