import { dirname } from 'node:path';
import { hasField, type ConventionSource, type Path } from '../read.ts';
import type { Mapping } from '../schema/values.ts';

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

/**
 * Refuses a folder in the former form.
 *
 * @throws StartError naming the command that upgrades it
 */
export function requireCurrentForm(source: ConventionSource): void {
  const path = findFormerField(source.document);
  if (!path) return;
  const { file } = source.at(path, '');
  const command = `conkit config upgrade ${dirname(file)}`;
  throw source.error(path, `is of a former form. To rewrite the folder, run ${command}`);
}
