import { openStored, type Stored } from '@conkit/drafts';
import { array, string } from 'valibot';

/**
 * Opens the list of categories that a voter had open on this device, with the last visited one at the end.
 * They are restored on the next visit.
 */
export function ballotPlace(
  convention: string,
  award: string,
  personId: number,
): Stored<readonly string[]> {
  const name = `${convention}:ballot-place:${award}:${personId}`;
  return openStored<readonly string[]>({ name, schema: array(string()) });
}
