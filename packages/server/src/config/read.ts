import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';
import { depthOf, merge, type Mapping } from './merge.ts';
import { complain, type Complaint, type Path } from './complaint.ts';
import { readYaml, type SourceFile } from './sourceFile.ts';

/** What a convention's folder says, and which file says it. */
export interface ConventionSource {
  readonly document: Mapping;
  /** Where a field is said, or would be. */
  at(path: Path, problem: string): Complaint;
  /** An error that names the file, the line and the field: `config/demo/people.yaml:4: people.0.email …`. */
  error(path: Path, problem: string): StartError;
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
 * @throws StartError naming every file that cannot be read, and where
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
    // The last file that has most of the path: a missing field belongs where its neighbours are. What
    // no file has anything of is missing from the folder.
    const depths = files.map((file) => depthOf(file.document, path.map(String)));
    const most = Math.max(...depths);
    const file = most > 0 ? files[depths.lastIndexOf(most)] : undefined;
    const said = `${path.join('.') || 'the document'} ${problem}`;
    return { file: file?.file ?? folder, line: file?.lineOf(path), said };
  }
  return { document: merged, at, error: (path, problem) => complain([at(path, problem)]) };
}

const isName = (name: string) => /^[\w-]+$/.test(name);

/** The folder of a convention, if there is one: there, else among those of the project. */
const folderOf = (name: string, folders: string): string | undefined =>
  isName(name)
    ? [folders, OWN].map((parent) => join(parent, name)).find((folder) => existsSync(folder))
    : undefined;

/** The files of the folder after those of the folder it extends, which they override. */
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

/** Within one folder a key belongs to one file; otherwise the order of file names would decide. */
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
