import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatter } from '@lingui/format-po';
import type { Language } from '../../packages/rules/src/languages.ts';
import { english } from '../../packages/server/src/mail/words/english.ts';
import * as mailLanguages from '../../packages/server/src/mail/words/languages.gen.ts';

const root = join(import.meta.dirname, '../..');
const library = join(root, 'packages/ui/src');
const locales = join(root, 'packages/portal/src/locales');

/** A part of the product's texts: how many there are, and which a language lacks. */
export interface PartOfWords {
  readonly part: string;
  readonly total: number;
  readonly missing: readonly string[];
}

type Words = Readonly<Record<string, unknown>>;

const compare = (part: string, all: Words, other: Words | undefined): PartOfWords => {
  const names = Object.keys(all);
  return {
    part,
    total: names.length,
    missing: names.filter((name) => other?.[name] === undefined),
  };
};

/** Returns a named export of a module. */
async function fromModule(path: string, name: string): Promise<Words> {
  const module = (await import(path)) as Readonly<Record<string, Words>>;
  return module[name] ?? {};
}

/** Returns the library's components and blocks, from their English message files. */
async function inLibrary(language: Language): Promise<PartOfWords[]> {
  // The crew's pages have a separate message file that members do not load.
  const desk = `desk${language.charAt(0).toUpperCase()}${language.slice(1)}`;
  const hasDesk = existsSync(join(library, `words/${desk}.ts`));
  const said: Words = {
    ...(await fromModule(join(library, `words/${language}.ts`), language)),
    ...(hasDesk && (await fromModule(join(library, `words/${desk}.ts`), desk))),
  };
  const files = readdirSync(library, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.messages\.tsx?$/.test(path))
    .toSorted();
  return Promise.all(
    files.map(async (path) => {
      const name = basename(path).replace(/\.messages\.tsx?$/, '');
      const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Messages`;
      return compare(
        `library, ${name}`,
        await fromModule(join(library, path), constant),
        said[name] as Words | undefined,
      );
    }),
  );
}

/** Returns the parts of the portal's own texts. */
async function inPortal(language: Language): Promise<PartOfWords[]> {
  const files = readdirSync(join(locales, language)).filter((name) => name.endsWith('.po'));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const filename = join(locales, language, file);
      const context = { locale: language, sourceLocale: 'en', filename };
      const texts = await formatter().parse(readFileSync(filename, 'utf8'), context);
      const missing = Object.values(texts).filter(({ translation = '' }) => translation === '');
      return {
        part: `portal, ${basename(file, '.po')}`,
        total: Object.keys(texts).length,
        missing: missing.map(({ message = '' }) => message),
      };
    }),
  );
}

/** Returns the parts of the server's texts: mails and its own pages. */
function inMails(language: Language): PartOfWords[] {
  const said: Words = (mailLanguages as Readonly<Record<string, Words>>)[language] ?? {};
  const parts = Object.entries(english).filter(([, words]) => typeof words === 'object');
  const plain = Object.fromEntries(
    Object.entries(english).filter(([, words]) => typeof words !== 'object'),
  );
  return [
    compare('server, common', plain, said),
    ...parts.map(([name, words]) =>
      compare(`server, ${name}`, words as unknown as Words, said[name] as Words | undefined),
    ),
  ];
}

/** Returns every part of the product's texts with what a language lacks. English lacks nothing. */
export async function wordsOf(language: Language): Promise<readonly PartOfWords[]> {
  if (language === 'en') return [];
  const [ofLibrary, ofPortal] = await Promise.all([inLibrary(language), inPortal(language)]);
  return [...ofLibrary, ...ofPortal, ...inMails(language)];
}
