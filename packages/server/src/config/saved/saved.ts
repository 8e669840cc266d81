import type { Queryable } from '../../database/connect.ts';
import type { ConventionSource } from '../read.ts';
import type { Convention } from '../types.ts';
import { requireCurrency } from './currency.ts';
import { requireDays } from './days.ts';
import { requireMemberships } from './memberships.ts';
import { requireInvoices } from './invoices.ts';

/**
 * Refuses a configuration that changes or breaks the meaning of saved data.
 *
 * @throws StartError naming the file, the field and the reason
 */
export async function requireSavedFits(
  db: Queryable,
  config: Convention,
  source: ConventionSource,
): Promise<void> {
  await requireCurrency(db, config, source);
  await requireMemberships(db, config, source);
  await requireDays(db, config, source);
  await requireInvoices(db, config, source);
}
