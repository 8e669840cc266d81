import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { newestMigration } from '../database/migrate.ts';
import { version } from '../process/version.ts';
import { watchPool, watchTables } from './state.ts';

/**
 * Creates the metrics of this process: Node's own (memory, event loop), version, database connections, and counts
 * from the tables. `measureRequests` adds the answers.
 */
export async function createMetrics(
  context: Pick<Context, 'db' | 'connections' | 'clock' | 'config'>,
): Promise<Registry> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: 'conkit_build_info',
    help: 'Which version runs, with which tables, for which convention.',
    labelNames: ['version', 'schema', 'convention'] as const,
    registers: [registry],
  });
  build.set({ version, schema: await newestMigration(), convention: context.config.id }, 1);
  // Registered before the table counts, which themselves wait for a connection.
  if (context.connections) watchPool(context.connections, registry);
  watchTables(context, registry);
  return registry;
}
