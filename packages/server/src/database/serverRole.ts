import { sql, type Kysely } from 'kysely';
import { StartError } from '../process/startError.ts';
import { MIGRATION_LOCK } from './migrate.ts';
import type { Tables } from './schema.ts';

/** Tables that a server only reads; triggers and migrations write them. */
const READ_ONLY = ['audit_head', 'migration'] as const;

/**
 * Gives the server's role the rights it needs, and revokes those that would let it change or delete audit
 * rows.
 *
 * @param owner a connection of the role that owns the tables
 * @param server a connection of the server's role
 * @throws StartError where the server's role could undo it
 */
export async function limitServerRole(
  owner: Kysely<Tables>,
  server: Kysely<Tables>,
): Promise<void> {
  const role = await currentRole(server);
  const { rows } = await sql<{ is_powerful: boolean }>`
    select rolsuper or pg_has_role(rolname, current_user, 'member') as is_powerful
    from pg_roles where rolname = ${role}`.execute(owner);
  if (rows[0]?.is_powerful !== false) {
    throw new StartError(
      `DATABASE_URL: its role ${role} is a superuser, or may act as the role of MIGRATION_DATABASE_URL; use another one`,
    );
  }
  await owner.transaction().execute(async (trx) => {
    // Two processes that start at once would change the same rights.
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    const grantee = sql.id(role);
    await sql`grant usage on schema public to ${grantee}`.execute(trx);
    await sql`
      grant select, insert, update, delete on all tables in schema public to ${grantee}`.execute(
      trx,
    );
    await sql`grant usage, select on all sequences in schema public to ${grantee}`.execute(trx);
    await sql`revoke update, delete, truncate on audit from ${grantee}`.execute(trx);
    for (const table of READ_ONLY) {
      await sql`revoke insert, update, delete, truncate on ${sql.table(table)} from ${grantee}`.execute(
        trx,
      );
    }
  });
}

async function currentRole(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role ?? '';
}
