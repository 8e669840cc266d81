import { dirname } from 'node:path';
import { formatCommand } from '../../process/commandLine.ts';
import type { ConfigProblem, Path } from '../problems.ts';
import { hasField, type ConventionSource } from '../read.ts';
import { isMapping, type Mapping } from '../schema/values.ts';

/** Fields of the form that `catalogue.yaml` replaced. */
export const FORMER_FIELDS: readonly Path[] = [
  ['membership_types'],
  ['membership_groups'],
  ['purchase_categories'],
  ['daypass', 'prices'],
];

/** Returns the first field of the former form that a document has; `undefined` for the current form. */
export const findFormerField = (document: Mapping): Path | undefined =>
  FORMER_FIELDS.find((field) => hasField(document, field));

/** Returns a problem that names the command to upgrade a folder in the former form; undefined if it isn't in it. */
export function findFormerProblem(source: ConventionSource): ConfigProblem | undefined {
  const path = findFormerField(source.document);
  if (!path) return undefined;
  const { file } = source.at(path, '');
  const command = formatCommand(`config upgrade ${dirname(file)}`);
  return source.at(path, `is of a former form. To rewrite the folder, run ${command}`);
}

/** Returns the settings without the fields of the former form. */
export function removeFormerFields(document: Mapping): Mapping {
  const rest = structuredClone(document);
  for (const path of FORMER_FIELDS) {
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((value, step) => Reflect.get(value as object, step) ?? {}, rest);
    if (isMapping(parent)) Reflect.deleteProperty(parent, path.at(-1) ?? '');
  }
  return rest;
}
