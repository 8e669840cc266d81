// Decisions: docs/decisions/personal-data.md
import { sql } from 'kysely';
import { getOriginKeptUntil } from '../config/retention.ts';
import type { Context } from '../context.ts';

/** Rows per statement, so that no save waits for long. */
const BATCH = 1000;

/** Moves origins that an older process wrote into the tables of saves to their own table, in batches. */
export async function moveSaveOrigins({ db, config, clock }: Context): Promise<void> {
  const deleteAfter = getOriginKeptUntil(config, clock.now());
  for (const kind of ['vote', 'nomination'] as const) {
    for (let moved = BATCH; moved === BATCH;) {
      const table = sql.table(kind);
      const { rows } = await sql`
        with old as (
          select id, client_ip, client_ua from ${table}
          where client_ip <> '' or client_ua is not null
          order by id limit ${BATCH} for update
        ), emptied as (
          update ${table} set client_ip = '', client_ua = null from old where ${table}.id = old.id
          returning ${table}.id, person_id, old.client_ip as ip, old.client_ua as ua
        ), kept as (
          insert into save_origin (kind, save_id, person_id, client_ip, client_ua, delete_after)
          select ${kind}, id, person_id, ip, ua, ${deleteAfter}::timestamptz from emptied
        )
        select id from emptied`.execute(db);
      moved = rows.length;
    }
  }
}
