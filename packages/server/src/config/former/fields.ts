import { dirname } from 'node:path';
import { hasField, type ConventionSource, type Path } from '../read.ts';

/** Fields of the form that `catalogue.yaml` replaced. */
export const FORMER_FIELDS: readonly Path[] = [
  ['membership_types'],
  ['membership_groups'],
  ['purchase_categories'],
  ['daypass', 'prices'],
];

/**
 * Refuses a folder in the former form.
 *
 * @throws StartError naming the command that upgrades it
 */
export function requireCurrentForm(source: ConventionSource): void {
  const path = FORMER_FIELDS.find((field) => hasField(source.document, field));
  if (!path) return;
  const { file } = source.at(path, '');
  const command = `conkit config upgrade ${dirname(file)}`;
  throw source.error(path, `is of a former form. To rewrite the folder, run ${command}`);
}
