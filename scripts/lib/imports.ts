import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** What imports what: each file or folder with those that it names, itself apart. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The imports between the source files of a folder, types and dynamic ones included; files are named from that
 * folder.
 */
export function importsOf(folder: string): Imports {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(
        readFileSync(join(folder, file), 'utf8'),
        true,
        true,
      );
      const named = importedFiles.map(({ fileName }) => join(dirname(file), fileName));
      return [file, new Set(named.filter((other) => existsSync(join(folder, other))))];
    }),
  );
}

/** The imports between folders, as `folderOf` names them; a file that it names nothing counts for none. */
export function folderImports(
  imports: Imports,
  folderOf: (file: string) => string | undefined,
): Imports {
  const folders = new Map<string, Set<string>>();
  for (const [file, others] of imports) {
    const from = folderOf(file);
    if (from === undefined) continue;
    const named = folders.get(from) ?? new Set<string>();
    folders.set(from, named);
    for (const other of others) {
      const to = folderOf(other);
      if (to !== undefined && to !== from) named.add(to);
    }
  }
  return folders;
}

/** One way round each circle, as `a > b > a`; none when all imports go one way. */
export function circlesOf(imports: Imports): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (node: string, path: readonly string[]): void => {
    const at = path.indexOf(node);
    if (at >= 0) circles.push([...path.slice(at), node].join(' > '));
    if (at >= 0 || done.has(node)) return;
    for (const next of imports.get(node) ?? []) follow(next, [...path, node]);
    done.add(node);
  };
  for (const node of imports.keys()) follow(node, []);
  return circles;
}
