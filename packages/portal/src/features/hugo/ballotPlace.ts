import { openStored, type Stored } from '@conkit/drafts';
import { array, string } from 'valibot';

/**
 * The categories of a ballot that a voter had open on this device, the one that they went to last at the end:
 * they come back to them.
 */
export function ballotPlace(
  convention: string,
  award: string,
  personId: number,
): Stored<readonly string[]> {
  const name = `${convention}:ballot-place:${award}:${personId}`;
  return openStored<readonly string[]>({ name, schema: array(string()) });
}
