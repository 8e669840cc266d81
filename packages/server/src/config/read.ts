import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
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
import { formatCommand } from '../process/commandLine.ts';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';
import { translate } from './ownWords.ts';
import type { ConfigProblem, Path } from './problems.ts';
import { isLanguageCode, isMapping, type Mapping } from './schema/values.ts';
import { suggest } from './suggest.ts';
import { listYamlProblems } from './yamlProblems.ts';

/** A convention's folder as one document that remembers the file and line of each field. */
export interface ConventionSource {
  /** The settings, with the translations of their texts from `catalogues`. */
  readonly document: Mapping;
  /** The settings as the files have them, without translations from `catalogues`. */
  readonly written: Mapping;
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
  /** The text of a file with a mistake in its YAML, whose document is only a part of it. */
  readonly damaged?: string;
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
  const { source, problems } = readPartly(name, folders);
  if (problems.length > 0) throw configError(problems);
  return source;
}

/** As much of a folder as can be read. */
export interface PartlyRead {
  readonly source: ConventionSource;
  readonly problems: readonly ConfigProblem[];
  /** The texts of the files that could be read in part only, by path. */
  readonly damaged: ReadonlyMap<string, string>;
}

/**
 * Reads a convention's folder like {@link readConvention}, and collects the problems instead of throwing them.
 *
 * @throws StartError if the folder can't be read at all
 */
export function readPartly(name: string, folders = OWN_FOLDERS): PartlyRead {
  const problems: ConfigProblem[] = [];
  const chain: string[] = [];
  const files = readFiles(name, folders, problems, chain);
  // Later texts override earlier ones.
  const catalogues = chain.toReversed().flatMap((folder) => readCatalogues(folder, problems));
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
  const source: ConventionSource = {
    document: translate(merged, catalogues),
    written: merged,
    catalogues,
    at,
    error: (path, problem) => configError([at(path, problem)]),
    readFile(file, most) {
      const found = chain.map((parent) => join(parent, file)).find((path) => existsSync(path));
      if (found === undefined || !statSync(found).isFile()) return undefined;
      return statSync(found).size > most ? 'too large' : readFileSync(found);
    },
  };
  const damaged = files.flatMap(({ file, damaged: text }) =>
    text === undefined ? [] : [[file, text] as const],
  );
  return { source, problems, damaged: new Map(damaged) };
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
    throw new StartError(`CONVENTION: there is no folder ${formatPath(join(folders, name))}`);
  }
  const where = formatPath(folder);
  chain.push(folder);
  if (!statSync(folder).isDirectory()) throw new StartError(`CONVENTION: ${where} is no folder`);
  const names = readdirSync(folder);
  for (const other of names.filter((file) => file.endsWith('.yml'))) {
    problems.push({ file: `${where}/${other}`, message: 'its name must end with .yaml' });
  }
  const files = names
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => join(folder, file))
    .map((path) => readYaml(readText(path), formatPath(path), problems));
  if (files.length === 0) throw new StartError(`CONVENTION: ${where} has no .yaml file`);
  findDuplicates(files, problems);
  const extending = files.find(({ document }) => document['extends'] !== undefined);
  if (!extending) return files;
  const base = extending.document['extends'];
  const problem = findExtendsProblem(base, folders, chain);
  if (typeof base === 'string' && problem === undefined) {
    return [...readFiles(base, folders, problems, chain), ...files];
  }
  const { file, getLine } = extending;
  problems.push({ file, line: getLine(['extends']), message: `extends ${problem}` });
  return files;
}

/** Returns why a folder can't extend another one; `undefined` if it can. */
function findExtendsProblem(
  base: unknown,
  folders: string,
  chain: readonly string[],
): string | undefined {
  if (typeof base !== 'string' || !isName(base)) return 'must name one folder';
  const folder = findFolder(base, folders);
  if (folder === undefined) {
    return `names no folder: there is no ${formatPath(join(folders, base))}${suggest(base, listConventions(folders))}`;
  }
  return chain.includes(folder) ? 'names a folder that extends itself' : undefined;
}

/** Returns the names of the conventions in a folder and among the project's own. */
const listConventions = (folders: string): readonly string[] =>
  [...new Set([folders, OWN_FOLDERS])].flatMap((parent) =>
    existsSync(parent)
      ? readdirSync(parent, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => name)
      : [],
  );

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
    if (isLanguageCode(language)) return [{ file, language, content: readText(path) }];
    const message = 'must be named after a language, such as fr.po; `locales` has its region';
    problems.push({ file, message });
    return [];
  });
}

/** The most bytes of a file. More would stop a running server while it reads them. */
const MAX_FILE_BYTES = 4_000_000;

/**
 * Reads a file of a folder.
 *
 * @throws StartError if it can't be read, is too large, or isn't a file: a pipe would never end
 */
export function readText(path: string): string {
  const file = formatPath(path);
  try {
    const stats = statSync(path);
    if (!stats.isFile()) throw new StartError(`CONVENTION: ${file} is no file`);
    if (stats.size > MAX_FILE_BYTES) {
      throw new StartError(`CONVENTION: ${file} has more than ${MAX_FILE_BYTES} bytes`);
    }
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`CONVENTION: ${file} cannot be read: ${reason}`);
  }
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
  const lines = formatProblems(problems).map((line) => `CONVENTION: ${line}`);
  const more = lines.length - MAX_LISTED;
  const command = formatCommand('check-config');
  const rest = more > 0 ? [`CONVENTION: and ${more} more, which ${command} lists`] : [];
  return new StartError([...lines.slice(0, MAX_LISTED), ...rest].join('\n'));
}

/** Returns a line for each problem, sorted by file and line: `config/demo/people.yaml:4: people.0.email …`. */
export function formatProblems(problems: readonly ConfigProblem[]): readonly string[] {
  const places = problems.toSorted(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
  const lines = places.map(
    ({ file, line, column, message }) =>
      `${[file, line, column].filter((part) => part !== undefined).join(':')}: ${message}`,
  );
  return [...new Set(lines)];
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
  const mistakes = listYamlProblems(text, parsed);
  for (const { offset, message } of mistakes) {
    const { line, col } = lineCounter.linePos(offset);
    problems.push({ file, line, column: col, message });
  }
  const isDamaged = mistakes.length > 0;
  const document = toPlain(parsed, file, isDamaged ? [] : problems);
  const getLine = (path: Path) => {
    const offset = findOffset(parsed, path);
    return offset === undefined ? undefined : lineAt(offset);
  };
  const rest = { file, getLine, ...(isDamaged && { damaged: text }) };
  if (isMapping(document)) return { ...rest, document };
  if (!isDamaged) problems.push({ file, message: 'must consist of fields' });
  return { ...rest, document: {} };
}

/**
 * Keeps numbers with a decimal point as text. No setting is a fraction, and as a number `130.00` would be the same as
 * 130 of the minor unit.
 */
export const withoutFractions = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:float');

/** Converts the document. Only this step finds aliases that would make it very large. */
function toPlain(parsed: Document.Parsed, file: string, problems: ConfigProblem[]): unknown {
  try {
    return parsed.toJS() ?? {};
  } catch {
    problems.push({ file, message: 'has too many references (*name); write their values instead' });
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
  // A map, so that the key `__proto__` is a key like others and its fields don't count as inherited.
  const merged = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(own)) {
    const before = merged.get(key);
    if (value === null) merged.delete(key);
    else merged.set(key, isMapping(before) && isMapping(value) ? merge(before, value) : value);
  }
  return Object.fromEntries(merged);
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
