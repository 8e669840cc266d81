import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseDocument, type Document, type Tags } from 'yaml';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';
import { depthOf, isMapping, merge, type Mapping } from './merge.ts';

interface SourceFile {
  /** As people name it: from the project's root, or whole when it lies elsewhere. */
  readonly file: string;
  readonly document: Mapping;
}

/** What a convention's folder says, and which file says it. */
export interface ConventionSource {
  readonly document: Mapping;
  /** An error that names the file and the field: `config/demo/people.yaml: people.0.email …`. */
  error(path: readonly string[], problem: string): StartError;
}

/** The conventions that come with the project. */
const OWN = join(root, 'config');

/** A folder or file as people know it: from the project's root, or whole when it lies elsewhere. */
function shown(path: string): string {
  const inside = relative(root, path);
  return inside.startsWith('..') ? path : inside;
}

/**
 * Reads a convention's folder together with the ones it `extends`.
 *
 * @param folders where conventions are; those of the project can be extended from anywhere
 * @throws StartError naming the file
 */
export function readConvention(name: string, folders = OWN): ConventionSource {
  const files = readFiles(name, folders, []);
  let document: Mapping = {};
  for (const file of files) document = merge(document, file.document);
  const { extends: _, ...merged } = document;
  return {
    document: merged,
    error(path, problem) {
      // The last file that has most of the path: a missing field belongs where its neighbours are. What
      // no file has anything of is missing from the folder.
      const depths = files.map((file) => depthOf(file.document, path));
      const most = Math.max(...depths);
      const file = most > 0 ? files[depths.lastIndexOf(most)]?.file : undefined;
      const where = file ?? shown(folderOf(name, folders) ?? name);
      return new StartError(`CONVENTION: ${where}: ${path.join('.') || 'the document'} ${problem}`);
    },
  };
}

/** The folder of a convention, if there is one: there, else among those of the project. */
const folderOf = (name: string, folders: string): string | undefined =>
  /^[\w-]+$/.test(name)
    ? [folders, OWN].map((parent) => join(parent, name)).find((folder) => existsSync(folder))
    : undefined;

/** The files of the folder after those of the folder it extends, which they override. */
function readFiles(name: string, folders: string, seen: readonly string[]): readonly SourceFile[] {
  const folder = folderOf(name, folders);
  if (folder === undefined) {
    throw new StartError(`CONVENTION: there is no folder ${shown(join(folders, name))}`);
  }
  const where = shown(folder);
  if (seen.includes(name)) throw new StartError(`CONVENTION: ${where} extends itself`);
  const names = readdirSync(folder);
  const other = names.find((file) => file.endsWith('.yml'));
  if (other !== undefined) {
    throw new StartError(`CONVENTION: ${where}/${other}: its name must end with .yaml`);
  }
  const files = names
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => readYaml(join(folder, file)));
  if (files.length === 0) throw new StartError(`CONVENTION: ${where} has no .yaml file`);
  refuseTwice(files);
  const base = files
    .map(({ document }) => document['extends'])
    .find((value) => value !== undefined);
  if (base === undefined) return files;
  if (typeof base !== 'string') {
    throw new StartError(`CONVENTION: ${where}: extends must name one folder`);
  }
  return [...readFiles(base, folders, [...seen, name]), ...files];
}

function readYaml(path: string): SourceFile {
  const file = shown(path);
  const parsed = parseDocument(readFileSync(path, 'utf8'), { customTags: withoutFractions });
  const problem = parsed.errors[0]?.message.split('\n', 1)[0];
  if (problem !== undefined) throw new StartError(`CONVENTION: ${file}: ${problem}`);
  const document = toPlain(parsed, file);
  if (!isMapping(document)) throw new StartError(`CONVENTION: ${file}: must be a mapping`);
  return { file, document };
}

/**
 * What is written with a point stays text: nothing here is a fraction, and as a number `130.00` would be the
 * same as 130, which are cents.
 */
const withoutFractions = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:float');

/** An alias of something that has no such name is found out only here. */
function toPlain(parsed: Document.Parsed, file: string): unknown {
  try {
    return parsed.toJS() ?? {};
  } catch (error) {
    throw new StartError(
      `CONVENTION: ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Within one folder a key belongs to one file; otherwise the order of file names would decide. */
function refuseTwice(files: readonly SourceFile[]): void {
  const owners = new Map<string, string>();
  for (const { file, document } of files) {
    for (const key of Object.keys(document)) {
      const owner = owners.get(key);
      if (owner !== undefined) {
        throw new StartError(`CONVENTION: ${file}: ${key} is in ${owner} already`);
      }
      owners.set(key, file);
    }
  }
}
