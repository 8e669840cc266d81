import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';
import { depthOf, merge, type Mapping } from './merge.ts';
import { complain, type Complaint, type Path } from './complaint.ts';
import { readYaml, type SourceFile } from './sourceFile.ts';

/** A convention's folder as one document that remembers the file and line of each field. */
export interface ConventionSource {
  readonly document: Mapping;
  /** Returns a complaint about a field, with the file and line where it is or belongs. */
  at(path: Path, problem: string): Complaint;
  /** Returns an error with the file, line and field: `config/demo/people.yaml:4: people.0.email …`. */
  error(path: Path, problem: string): StartError;
}

/** The folder of the project's own conventions. */
const OWN = join(root, 'config');

/** Returns a path for error messages: relative to the project's root, or absolute if it is outside. */
function shown(path: string): string {
  const inside = relative(root, path);
  return inside.startsWith('..') ? path : inside;
}

/**
 * Reads a convention's folder together with the folders it `extends`.
 *
 * @param folders the parent folder of conventions. The project's own conventions can be extended from any folder.
 * @throws StartError with every file that can't be read, and the line
 */
export function readConvention(name: string, folders = OWN): ConventionSource {
  const complaints: Complaint[] = [];
  const files = readFiles(name, folders, [], complaints);
  if (complaints.length > 0) throw complain(complaints);
  let document: Mapping = {};
  for (const file of files) document = merge(document, file.document);
  const { extends: _, ...merged } = document;
  const folder = shown(folderOf(name, folders) ?? name);
  function at(path: Path, problem: string): Complaint {
    // Use the last file with the longest part of the path: a missing field belongs next to its siblings. If no file has
    // any of it, the folder lacks it.
    const depths = files.map((file) => depthOf(file.document, path.map(String)));
    const most = Math.max(...depths);
    const file = most > 0 ? files[depths.lastIndexOf(most)] : undefined;
    const said = `${path.join('.') || 'the document'} ${problem}`;
    return { file: file?.file ?? folder, line: file?.lineOf(path), said };
  }
  return { document: merged, at, error: (path, problem) => complain([at(path, problem)]) };
}

const isName = (name: string) => /^[\w-]+$/.test(name);

/** Returns the convention's folder: in `folders`, else among the project's own. */
const folderOf = (name: string, folders: string): string | undefined =>
  isName(name)
    ? [folders, OWN].map((parent) => join(parent, name)).find((folder) => existsSync(folder))
    : undefined;

/** Returns the folder's files after those of the folder it extends, because later files override earlier ones. */
function readFiles(
  name: string,
  folders: string,
  seen: readonly string[],
  complaints: Complaint[],
): readonly SourceFile[] {
  const folder = folderOf(name, folders);
  if (!isName(name)) {
    throw new StartError(
      `CONVENTION: "${name}" is no name of a folder: letters, digits, "_" and "-" make one`,
    );
  }
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
    .map((file) => join(folder, file))
    .map((path) => readYaml(readFileSync(path, 'utf8'), shown(path), complaints));
  if (files.length === 0) throw new StartError(`CONVENTION: ${where} has no .yaml file`);
  findTwice(files, complaints);
  const base = files
    .map(({ document }) => document['extends'])
    .find((value) => value !== undefined);
  if (base === undefined) return files;
  if (typeof base !== 'string') {
    throw new StartError(`CONVENTION: ${where}: extends must name one folder`);
  }
  return [...readFiles(base, folders, [...seen, name], complaints), ...files];
}

/** Finds keys in more than one file of a folder. Otherwise the order of file names would decide which one applies. */
function findTwice(files: readonly SourceFile[], complaints: Complaint[]): void {
  const owners = new Map<string, string>();
  for (const { file, document, lineOf } of files) {
    for (const key of Object.keys(document)) {
      const owner = owners.get(key);
      if (owner !== undefined) {
        complaints.push({ file, line: lineOf([key]), said: `${key} is in ${owner} already` });
      }
      owners.set(key, file);
    }
  }
}
