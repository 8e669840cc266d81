import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import PO from 'pofile';
import { parsePo } from '../../../packages/server/src/locales/poFile.ts';
import {
  compareMessages,
  MessageError,
  parseHints,
  parseMessage,
} from '../../../packages/ui/src/words/icu.ts';
import type { MessagePart } from '../../../packages/ui/src/words/messageParts.ts';

const root = join(import.meta.dirname, '../../..');

/** A message of a catalogue. `text` is the text in the catalogue's language; empty if there is none. */
export interface CatalogueEntry {
  readonly key: string;
  readonly comments: readonly string[];
  /** The English text, which identifies the version that was translated. */
  readonly source: string;
  readonly text: string;
  /** Whether the English text has changed since the translation. */
  readonly isOutdated: boolean;
  readonly line: number;
}

/** A PO file of a package. The header names the language. */
export interface Catalogue {
  readonly file: string;
  readonly language: string;
  /** The tag for `Intl`: `fi-FI`. */
  readonly locale: string;
  /** The language's own name for itself. */
  readonly name: string;
  /** A complete language has every text. The texts of other languages fall back to English, and may be unchecked. */
  readonly isComplete: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly entries: readonly CatalogueEntry[];
  /** The lines that aren't PO syntax. */
  readonly syntaxProblems: readonly CatalogueProblem[];
}

/** A mistake in a catalogue, with the line to look at. */
export interface CatalogueProblem {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
  /** Whether a complete language lacks a text. */
  readonly isMissing: boolean;
}

export const ENGLISH = 'en';

const mistake = (file: string, line: number, problem: string): CatalogueProblem => ({
  file,
  line,
  problem,
  isMissing: false,
});

const isLocale = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

/** Returns the mistakes in a catalogue's header and file name. */
function findHeaderProblems({ language, headers }: Catalogue): string[] {
  const { 'X-Locale': locale, 'X-Language-Name': name, 'X-Status': status } = headers;
  return [
    // The name is an identifier in the generated modules.
    ...(/^[a-z]+$/i.test(language)
      ? []
      : ['the file name must be letters only, such as pt.po; X-Locale has the region']),
    ...(locale ? [] : ['the header has no X-Locale, such as fi-FI']),
    ...(locale && !isLocale(locale) ? [`X-Locale: ${locale} is not a tag such as fi-FI`] : []),
    ...(name ? [] : ['the header has no X-Language-Name']),
    ...(status === 'complete' || status === 'draft'
      ? []
      : ['the header needs X-Status: draft or complete']),
  ];
}

/** Reads a catalogue. In the English one, the `msgid` is the text. */
export function parseCatalogue(file: string, content: string): Catalogue {
  const { headers, messages, syntaxProblems } = parsePo(content);
  const language = basename(file, '.po');
  return {
    file,
    language,
    locale: headers['X-Locale'] ?? language,
    name: headers['X-Language-Name'] ?? language,
    isComplete: headers['X-Status'] === 'complete',
    headers,
    entries: messages.map(({ context, comments, source, text, isFuzzy, line }) => ({
      key: context,
      comments,
      source,
      text: language === ENGLISH ? source : text,
      isOutdated: isFuzzy,
      line,
    })),
    syntaxProblems: syntaxProblems.map(({ line, problem }) => mistake(file, line, problem)),
  };
}

/** Reads the catalogues of a folder, English first. */
export function readCatalogues(folder: string): Catalogue[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.po'));
  const catalogues = names.map((name) => {
    const file = join(folder, name);
    return parseCatalogue(relative(root, file), readFileSync(file, 'utf8'));
  });
  return catalogues.toSorted(
    (one, other) =>
      Number(other.language === ENGLISH) - Number(one.language === ENGLISH) ||
      Number(other.isComplete) - Number(one.isComplete) ||
      (one.language < other.language ? -1 : 1),
  );
}

function parseOrProblem(
  { text, key }: CatalogueEntry,
  locale: string,
): readonly MessagePart[] | string {
  try {
    return parseMessage(text, locale);
  } catch (error) {
    if (error instanceof MessageError) return `${key}: ${error.message}`;
    throw error;
  }
}

function compareUsages(english: CatalogueEntry, entry: CatalogueEntry, locale: string): string[] {
  const parts = parseOrProblem(entry, locale);
  if (typeof parts === 'string') return [parts];
  if (typeof parseOrProblem(english, ENGLISH) === 'string') return [];
  return compareMessages(english, parts).map((problem) => `${entry.key}: ${problem}`);
}

/**
 * Returns the mistakes because of which a catalogue can't be read or updated: an update would drop a text, and without
 * a locale no text can be parsed.
 */
export function checkFile(catalogue: Catalogue): CatalogueProblem[] {
  const { file, entries } = catalogue;
  const seen = new Set<string>();
  const repeated = entries.filter(({ key }) => seen.size === seen.add(key).size);
  return [
    ...findHeaderProblems(catalogue).map((problem) => mistake(file, 1, problem)),
    ...catalogue.syntaxProblems,
    ...repeated.map(({ key, line }) => mistake(file, line, `${key} is there twice`)),
  ];
}

/** Returns the mistakes of a package's catalogues. A text that an incomplete language lacks is not a mistake. */
export function checkCatalogues([english, ...others]: readonly Catalogue[]): CatalogueProblem[] {
  if (english?.language !== ENGLISH) throw new Error('there is no English catalogue');
  const problems = [english, ...others].flatMap(checkFile);
  if (problems.length > 0) return problems;
  const add = ({ file }: Catalogue, line: number, problem: string) =>
    problems.push(mistake(file, line, problem));
  const sources = new Map(english.entries.map((entry) => [entry.key, entry]));
  for (const entry of english.entries) {
    const parts = parseOrProblem(entry, ENGLISH);
    if (typeof parts === 'string') add(english, entry.line, parts);
    else {
      for (const name of parseHints(entry.comments).keys()) {
        if (!/^[a-z]\w*$/i.test(name)) add(english, entry.line, `${entry.key}: bad name {${name}}`);
      }
    }
  }
  for (const catalogue of others) {
    const translated = new Set<string>();
    for (const entry of catalogue.entries) {
      const source = sources.get(entry.key);
      if (!source) add(catalogue, entry.line, `${entry.key} is not in the English catalogue`);
      else if (source.source !== entry.source) {
        add(catalogue, entry.line, `${entry.key}: the English text has changed`);
      } else if (entry.text !== '' && !entry.isOutdated) {
        translated.add(entry.key);
        for (const problem of compareUsages(source, entry, catalogue.locale)) {
          add(catalogue, entry.line, problem);
        }
      }
    }
    if (!catalogue.isComplete) continue;
    const lines = new Map(catalogue.entries.map(({ key, line }) => [key, line]));
    for (const { key } of english.entries) {
      if (translated.has(key)) continue;
      const problem = `${key} is not translated`;
      problems.push({ ...mistake(catalogue.file, lines.get(key) ?? 1, problem), isMissing: true });
    }
  }
  return problems;
}

/** Returns the English messages that a language lacks or whose English text has changed. */
export function findMissing(english: Catalogue, other: Catalogue | undefined): CatalogueEntry[] {
  const entries = new Map(other?.entries.map((entry) => [entry.key, entry]));
  return english.entries.filter(({ key, source }) => {
    const entry = entries.get(key);
    return !entry || entry.text === '' || entry.isOutdated || entry.source !== source;
  });
}

/**
 * Writes the English keys, texts and comments into another catalogue's file, in the English order. A translation of a
 * changed text is marked `fuzzy`, and stays out of use until a translator has removed the mark. Removes obsolete
 * translations.
 */
export function updateCatalogue(english: Catalogue, file: string): void {
  const path = join(root, file);
  const po = PO.parse(readFileSync(path, 'utf8'));
  const former = new Map(po.items.map((item) => [item.msgctxt, item]));
  po.items = english.entries.map((entry) => {
    const item = former.get(entry.key) ?? new PO.Item();
    const isChanged = item.msgid !== '' && item.msgid !== undefined && item.msgid !== entry.source;
    const isTranslated = item.msgstr.some((text) => text !== '');
    item.msgctxt = entry.key;
    item.msgid = entry.source;
    item.extractedComments = [...entry.comments];
    if (item.msgstr.length === 0) item.msgstr = [''];
    if (isChanged && isTranslated) item.flags['fuzzy'] = true;
    return item;
  });
  writeFileSync(path, serialize(po));
}

/** Returns a PO file's text. Headers without a value are left out. */
function serialize(po: PO): string {
  for (const [name, value] of Object.entries(po.headers)) {
    // oxlint-disable-next-line typescript/no-dynamic-delete
    if (value === '' || value === undefined) delete po.headers[name];
  }
  return `${po.toString().trimEnd()}\n`;
}

/** Formats problems for a terminal: `packages/ui/src/locales/fi.po:12: …`. */
export const formatProblems = (problems: readonly CatalogueProblem[]): string =>
  problems.map(({ file, line, problem }) => `${file}:${line}: ${problem}\n`).join('');
