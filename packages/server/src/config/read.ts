import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
  type Pair,
  type Tags,
} from 'yaml';
import type { Catalogue } from '../locales/checkCatalogue.ts';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';
import { isLanguageCode, isMapping, type Mapping } from './schema/values.ts';

/** The steps to a field: keys, and list positions from 0. */
export type Path = readonly (string | number)[];

/** Collects a problem with the field at `path`. */
export type Report = (path: Path, problem: string) => void;

/** An error in a convention's folder. */
export interface ConfigProblem {
  /** A path for error messages; the folder's if no file contains any step of the field's path. */
  readonly file: string;
  /** From 1. */
  readonly line?: number | undefined;
  /** The field and the problem. */
  readonly message: string;
}

/** A convention's folder as one document that remembers the file and line of each field. */
export interface ConventionSource {
  readonly document: Mapping;
  /** The files `locales/<language>.po`, those of the folder that it extends first. */
  readonly catalogues: readonly Catalogue[];
  /** Returns a problem with a field, with the file and line where it is or belongs. */
  at(path: Path, problem: string): ConfigProblem;
  /** Returns an error with the file, line and field: `config/demo/people.yaml:4: people.0.email …`. */
  error(path: Path, problem: string): StartError;
  /**
   * Returns a file of the folder, else of the folders that it extends; `undefined` if none has it.
   *
   * @param most the most bytes
   */
  readFile(name: string, most: number): Buffer | 'too large' | undefined;
}

/** A file of a convention's folder. */
export interface SourceFile {
  /** A path for error messages: relative to the project's root, or absolute if it is outside. */
  readonly file: string;
  readonly document: Mapping;
  /** Returns the line, from 1, of the field or of the last step to it that exists; `undefined` if none exists. */
  getLine(path: Path): number | undefined;
}

/** The folder of the project's own conventions. */
const OWN_FOLDERS = join(root, 'config');

/** Returns a path for error messages: relative to the project's root, or absolute if it is outside. */
function formatPath(path: string): string {
  const inside = relative(root, path);
  return inside.startsWith('..') ? path : inside;
}

/**
 * Reads a convention's folder together with the folders it `extends`.
 *
 * @param folders the parent folder of conventions. The project's own conventions can be extended from any folder.
 * @throws StartError with every file that can't be read, and the line
 */
export function readConvention(name: string, folders = OWN_FOLDERS): ConventionSource {
  const problems: ConfigProblem[] = [];
  const chain: string[] = [];
  const files = readFiles(name, folders, problems, chain);
  // Later texts override earlier ones.
  const catalogues = chain.toReversed().flatMap((folder) => readCatalogues(folder, problems));
  if (problems.length > 0) throw configError(problems);
  let document: Mapping = {};
  for (const file of files) document = merge(document, file.document);
  const { extends: _, ...merged } = document;
  const folder = formatPath(findFolder(name, folders) ?? name);
  function at(path: Path, problem: string): ConfigProblem {
    // Use the last file with the longest part of the path: a missing field belongs next to its siblings. If no file has
    // any part, name the folder.
    const depths = files.map((file) => getDepth(file.document, path.map(String)));
    const most = Math.max(...depths);
    const file = most > 0 ? files[depths.lastIndexOf(most)] : undefined;
    const message = `${path.join('.') || 'the document'} ${problem}`;
    return { file: file?.file ?? folder, line: file?.getLine(path), message };
  }
  return {
    document: merged,
    catalogues,
    at,
    error: (path, problem) => configError([at(path, problem)]),
    readFile(file, most) {
      const found = chain.map((parent) => join(parent, file)).find((path) => existsSync(path));
      if (found === undefined || !statSync(found).isFile()) return undefined;
      return statSync(found).size > most ? 'too large' : readFileSync(found);
    },
  };
}

const isName = (name: string) => /^[\w-]+$/.test(name);

/** Returns the convention's folder: in `folders`, else among the project's own. */
const findFolder = (name: string, folders: string): string | undefined =>
  isName(name)
    ? [folders, OWN_FOLDERS]
        .map((parent) => join(parent, name))
        .find((folder) => existsSync(folder))
    : undefined;

/**
 * Returns the folder's files after those of the folder it extends, because later files override earlier ones.
 *
 * @param chain the folders that extend this one; collects it and those that it extends
 */
function readFiles(
  name: string,
  folders: string,
  problems: ConfigProblem[],
  chain: string[],
): readonly SourceFile[] {
  const folder = findFolder(name, folders);
  if (!isName(name)) {
    throw new StartError(
      `CONVENTION: "${name}" is no name of a folder: letters, digits, "_" and "-" make one`,
    );
  }
  if (folder === undefined) {
    const extending = chain.at(-1);
    const by = extending === undefined ? '' : `, which ${basename(extending)} extends`;
    throw new StartError(`CONVENTION: there is no folder ${formatPath(join(folders, name))}${by}`);
  }
  const where = formatPath(folder);
  if (chain.includes(folder)) throw new StartError(`CONVENTION: ${where} extends itself`);
  chain.push(folder);
  const names = readdirSync(folder);
  const other = names.find((file) => file.endsWith('.yml'));
  if (other !== undefined) {
    throw new StartError(`CONVENTION: ${where}/${other}: its name must end with .yaml`);
  }
  const files = names
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => join(folder, file))
    .map((path) => readYaml(readFileSync(path, 'utf8'), formatPath(path), problems));
  if (files.length === 0) throw new StartError(`CONVENTION: ${where} has no .yaml file`);
  findDuplicates(files, problems);
  const base = files
    .map(({ document }) => document['extends'])
    .find((value) => value !== undefined);
  if (base === undefined) return files;
  if (typeof base !== 'string') {
    throw new StartError(`CONVENTION: ${where}: extends must name one folder`);
  }
  return [...readFiles(base, folders, problems, chain), ...files];
}

/** The folder of a convention's own texts. */
export const LOCALES = 'locales';

/** Reads `locales/<language>.po` of a folder. Translation tools write other files next to them. */
function readCatalogues(folder: string, problems: ConfigProblem[]): readonly Catalogue[] {
  const locales = join(folder, LOCALES);
  if (!existsSync(locales)) return [];
  const names = readdirSync(locales).filter((name) => name.endsWith('.po'));
  return names.sort().flatMap((name) => {
    const path = join(locales, name);
    const file = formatPath(path);
    const language = name.replace(/\.po$/, '');
    if (isLanguageCode(language)) return [{ file, language, content: readFileSync(path, 'utf8') }];
    const message = 'must be named after a language, such as fr.po; `locales` has its region';
    problems.push({ file, message });
    return [];
  });
}

/** Finds keys in more than one file of a folder. Otherwise the order of file names would decide which one applies. */
function findDuplicates(files: readonly SourceFile[], problems: ConfigProblem[]): void {
  const owners = new Map<string, string>();
  for (const { file, document, getLine } of files) {
    for (const key of Object.keys(document)) {
      const owner = owners.get(key);
      if (owner !== undefined) {
        problems.push({ file, line: getLine([key]), message: `${key} is in ${owner} already` });
      }
      owners.set(key, file);
    }
  }
}

const MAX_LISTED = 50;

/** Returns one error with a line for each problem, sorted by file and line, up to {@link MAX_LISTED}. */
export function configError(problems: readonly ConfigProblem[]): StartError {
  const places = problems.toSorted(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
  const lines = places.map(
    ({ file, line, message }) =>
      `CONVENTION: ${file}${line === undefined ? '' : `:${line}`}: ${message}`,
  );
  const more = lines.length - MAX_LISTED;
  const rest = more > 0 ? [`CONVENTION: and ${more} more`] : [];
  return new StartError([...new Set(lines.slice(0, MAX_LISTED)), ...rest].join('\n'));
}

/**
 * Reads a YAML file. If that fails, adds a problem and returns an empty file.
 *
 * @param file its path for error messages
 * @param problems collects the problems
 */
function readYaml(text: string, file: string, problems: ConfigProblem[]): SourceFile {
  const lineCounter = new LineCounter();
  const parsed = parseDocument(text, { customTags: withoutFractions, lineCounter });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  for (const { message, pos } of parsed.errors) {
    const [first = message] = message.split(/ at line \d+|\n/, 1);
    problems.push({ file, line: lineAt(pos[0]), message: first });
  }
  const document = parsed.errors.length > 0 ? {} : toPlain(parsed, file, problems);
  const getLine = (path: Path) => {
    const offset = findOffset(parsed, path);
    return offset === undefined ? undefined : lineAt(offset);
  };
  if (isMapping(document)) return { file, document, getLine };
  problems.push({ file, message: 'must be a mapping' });
  return { file, document: {}, getLine };
}

/**
 * Keeps numbers with a decimal point as text. No setting is a fraction, and as a number `130.00` would be the same as
 * 130 of the minor unit.
 */
export const withoutFractions = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:float');

/** Converts the document. Only this step finds aliases without an anchor. */
function toPlain(parsed: Document.Parsed, file: string, problems: ConfigProblem[]): unknown {
  try {
    return parsed.toJS() ?? {};
  } catch (error) {
    problems.push({ file, message: error instanceof Error ? error.message : String(error) });
    return {};
  }
}

/** Returns the offset of the last step of a path that exists. */
function findOffset(parsed: Document.Parsed, path: Path): number | undefined {
  let node: unknown = parsed.contents;
  let offset: number | undefined;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(parsed);
    if (isMap(node)) {
      const pair = node.items.find((one) => getKeyName(one) === String(step));
      if (!pair) return offset;
      offset = getStart(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)];
      if (item === undefined) return offset;
      offset = getStart(item) ?? offset;
      node = item;
    } else return offset;
  }
  return offset;
}

const getKeyName = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const getStart = (node: unknown): number | undefined => (node as Partial<Node> | null)?.range?.[0];

/** Merges mappings key by key. Replaces other values, including lists. `null` removes a key. */
export function merge(base: Mapping, own: Mapping): Mapping {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const before = merged[key];
    if (value === null) delete merged[key];
    else merged[key] = isMapping(before) && isMapping(value) ? merge(before, value) : value;
  }
  return merged;
}

/** Returns whether a document has a field. */
export const hasField = (document: Mapping, path: Path): boolean =>
  getDepth(document, path.map(String)) === path.length;

/** Returns how many steps of a path exist in a document. */
function getDepth(document: unknown, path: readonly string[]): number {
  let value = document;
  for (const [depth, step] of path.entries()) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return depth;
    value = Reflect.get(value, step);
  }
  return path.length;
}
