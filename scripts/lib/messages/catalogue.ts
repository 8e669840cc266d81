import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import PO from 'pofile';
import {
  ABSENT,
  MessageError,
  parseMessage,
  type MessagePart,
} from '../../../packages/ui/src/words/icu.ts';

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

/** Returns the line of each message, by its key: the parser has no positions. */
function findLines(content: string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const [index, line] of content.split(/\r?\n/).entries()) {
    const [, key] = /^msgctxt "(.+)"$/.exec(line) ?? [];
    if (key !== undefined) lines.set(key, index + 1);
  }
  return lines;
}

/** A line of a PO file: a comment, or a keyword with a quoted text, or a further quoted text. */
const LINE = /^\s*(#.*|((msgctxt|msgid|msgstr)\s+)?"([^"\\]|\\.)*"\s*)?$/;

/** Returns the lines that the parser would skip or change without a message. */
function findSyntaxProblems(file: string, content: string): CatalogueProblem[] {
  const lines = content.replace(/^\uFEFF/, '').split(/\r?\n/);
  return lines.flatMap((line, index) =>
    LINE.test(line) ? [] : [mistake(file, index + 1, `not a line of a PO file: ${line.trim()}`)],
  );
}

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
  const po = PO.parse(content);
  const lines = findLines(content);
  const language = basename(file, '.po');
  return {
    file,
    language,
    locale: po.headers['X-Locale'] ?? language,
    name: po.headers['X-Language-Name'] ?? language,
    isComplete: po.headers['X-Status'] === 'complete',
    headers: po.headers as Record<string, string>,
    entries: po.items
      .filter((item) => !item.obsolete)
      .map((item) => ({
        key: item.msgctxt ?? '',
        comments: item.extractedComments,
        source: item.msgid,
        text: language === ENGLISH ? item.msgid : (item.msgstr[0] ?? ''),
        isOutdated: item.flags['fuzzy'] === true,
        line: lines.get(item.msgctxt ?? '') ?? 1,
      })),
    syntaxProblems: findSyntaxProblems(file, content),
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

/** How a message uses a parameter or tag. */
export interface Usage {
  isValue?: boolean;
  isNumber?: boolean;
  isOptional?: boolean;
  isList?: boolean;
  /** Whether a function creates an element around a text. */
  isLink?: boolean;
  /** Whether it is an element. */
  isNode?: boolean;
  cases?: Set<string>;
}

/** Collects the parameters and tags of a message. */
export function findUsages(
  parts: readonly MessagePart[],
  usages = new Map<string, Usage>(),
): Map<string, Usage> {
  for (const part of parts) {
    if (part.kind === 'text') continue;
    const usage = usages.get(part.name) ?? {};
    usages.set(part.name, usage);
    if (part.kind === 'value') usage.isValue = true;
    else if (part.kind === 'format') {
      if (part.format === 'date') usage.isValue = true;
      else usage.isList = true;
    } else if (part.kind === 'tag') {
      if (part.content === null) usage.isNode = true;
      else {
        usage.isLink = true;
        findUsages(part.content, usages);
      }
    } else {
      if (part.kind !== 'select') usage.isNumber = true;
      for (const { key, parts: inner } of part.cases) {
        if (part.kind === 'select') {
          if (key === ABSENT) usage.isOptional = true;
          else if (key !== 'other' || inner.length > 0) {
            usage.cases = (usage.cases ?? new Set()).add(key);
          }
        }
        findUsages(inner, usages);
      }
    }
  }
  return usages;
}

/**
 * Returns the parameters that a comment describes: `{position} number, from 1`. These include parameters that the
 * English text doesn't use.
 */
export function parseHints(comments: readonly string[]): Map<string, string> {
  const hints = new Map<string, string>();
  for (const comment of comments) {
    const [, name, text = ''] = /^\{(\w+)\} (.*)$/.exec(comment) ?? [];
    if (name !== undefined) hints.set(name, text);
  }
  return hints;
}

/** Returns whether a parameter is a name with several forms, of which a language uses the forms that it needs. */
export const hasForms = (hints: ReadonlyMap<string, string>): boolean =>
  [...hints.values()].some((hint) => /^name with forms\b/.test(hint));

/** Returns how a parameter must be filled in: as an element, a list, or a text or number. */
const getKind = ({ isLink, isNode, isList }: Usage): string =>
  isLink ? 'a tag with a text' : isNode ? 'a tag' : isList ? 'a list' : 'a value';

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

/** Returns the differences between the parameters and tags of a translation and those of the English text. */
function compareUsages(english: CatalogueEntry, entry: CatalogueEntry, locale: string): string[] {
  const parts = parseOrProblem(entry, locale);
  if (typeof parts === 'string') return [parts];
  const expected = parseOrProblem(english, ENGLISH);
  if (typeof expected === 'string') return [];
  const hints = parseHints(english.comments);
  const known = findUsages(expected);
  const used = findUsages(parts);
  const problems: string[] = [];
  for (const [name, usage] of used) {
    const original = known.get(name);
    if (!original && !hints.has(name) && !hasForms(hints)) {
      problems.push(`{${name}} is not in the English text`);
    } else if (original && getKind(original) !== getKind(usage)) {
      problems.push(`${name} is ${getKind(usage)}, in English ${getKind(original)}`);
    } else if (usage.isNumber && !original?.isNumber && !hints.get(name)?.startsWith('number')) {
      problems.push(`{${name}} is not a number in English; describe it: #. {${name}} number`);
    }
    const unknown = [...(usage.cases ?? [])].filter(
      (one) => original?.cases && !original.cases.has(one) && one !== 'other' && one !== 'false',
    );
    if (unknown.length > 0) problems.push(`{${name}} has no case ${unknown.join(', ')}`);
  }
  for (const [name, { isLink, isNode, isValue, isList }] of known) {
    const isShown = isLink || isNode || isValue || isList;
    if (
      isShown &&
      !used.has(name) &&
      !hasForms(hints) &&
      !/\boptional\b/.test(hints.get(name) ?? '')
    ) {
      problems.push(`${isLink || isNode ? `<${name}>` : `{${name}}`} is missing`);
    }
  }
  return problems.map((problem) => `${entry.key}: ${problem}`);
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
