import { createHash } from 'node:crypto';
import { StartError } from '../process/startError.ts';
import { loadConvention } from './load.ts';
import { configError, type ConventionSource } from './read.ts';
import { isMapping, type Mapping } from './schema/values.ts';
import type { Convention } from './types.ts';

/** A convention's folder as stored: everything that loading it reads. */
export interface FolderContent {
  readonly document: Mapping;
  readonly catalogues: readonly { readonly language: string; readonly content: string }[];
  /** Pictures and fonts by name, in base64. */
  readonly files: Readonly<Record<string, string>>;
}

/** A folder that was read, checked and loaded. */
export interface LoadedFolder {
  readonly config: Convention;
  readonly source: ConventionSource;
  /** A {@link FolderContent} as JSON. The order of its fields is that of the folder, because pages show that order. */
  readonly content: string;
  /** The SHA-256 of the content, in hexadecimal digits. */
  readonly hash: string;
}

/** The most characters of a stored folder. */
const MAX_CONTENT = 20_000_000;

/**
 * Loads a folder, and returns it with its content.
 *
 * @throws StartError with a line for each problem
 */
export function loadFolder(source: ConventionSource, firstStart: Date): LoadedFolder {
  const files: Record<string, string> = {};
  const config = loadConvention(
    {
      ...source,
      readFile(name, most) {
        const body = source.readFile(name, most);
        if (Buffer.isBuffer(body)) files[name] = body.toString('base64');
        return body;
      },
    },
    firstStart,
  );
  const { document } = source;
  // The names of catalogues depend on the machine.
  const catalogues = source.catalogues.map(({ language, content }) => ({ language, content }));
  const content = JSON.stringify({ document, catalogues, files } satisfies FolderContent);
  if (content.length > MAX_CONTENT) {
    throw new StartError(`CONVENTION: the folder has more than ${MAX_CONTENT} characters`);
  }
  return { config, source, content, hash: hashContent(content) };
}

export const hashContent = (content: string): string =>
  createHash('sha256').update(content).digest('hex');

/** @throws StartError if it isn't the content of a folder */
export function parseContent(content: string): FolderContent {
  const parsed: unknown = JSON.parse(content);
  if (isMapping(parsed) && isMapping(parsed['document'])) return parsed as unknown as FolderContent;
  throw new StartError('CONVENTION: the stored configuration is not complete');
}

/**
 * Returns stored content in the form of a folder. It has no lines.
 *
 * @param label stands for the file in error messages
 */
export function readStoredFolder(content: string, label: string): ConventionSource {
  const { document, catalogues, files } = parseContent(content);
  const at: ConventionSource['at'] = (path, problem) => ({
    file: label,
    message: `${path.join('.') || 'the document'} ${problem}`,
  });
  return {
    document,
    written: document,
    catalogues: catalogues.map(({ language, content: text }) => ({
      file: `${label}, locales/${language}.po`,
      language,
      content: text,
    })),
    at,
    error: (path, problem) => configError([at(path, problem)]),
    readFile(name, most) {
      if (!Object.hasOwn(files, name)) return undefined;
      const body = Buffer.from(files[name] ?? '', 'base64');
      return body.length > most ? 'too large' : body;
    },
  };
}
