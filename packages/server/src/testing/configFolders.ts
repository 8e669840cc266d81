import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConvention } from '../config/read.ts';
import type { Mapping } from '../config/schema/values.ts';

/** The merged document of the demo, or a part of it. */
export type Part = Record<string, unknown>;

/** Returns a part of a document, to change it. */
export const getPart = (document: unknown, ...path: readonly (string | number)[]): Part => {
  let part = document as Part;
  for (const step of path) part = part[step] as Part;
  return part;
};

/**
 * Writes the folder of a convention: the demo with changes. Returns its path.
 *
 * @param parent the folder of conventions
 */
export function writeConvention(
  parent: string,
  name: string,
  change: (document: Part) => void = () => {},
): string {
  const document = structuredClone(readConvention('demo').document) as Mapping as Part;
  change(document);
  const folder = join(parent, name);
  mkdirSync(folder, { recursive: true });
  // JSON is YAML.
  writeFileSync(join(folder, 'convention.yaml'), JSON.stringify(document));
  return folder;
}
