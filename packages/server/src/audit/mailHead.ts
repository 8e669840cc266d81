import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { queueMail } from '../mail/queue.ts';

const SETTING = 'audit_head_mailed';

/**
 * The last day (UTC) on which the observers got a mail, and the newest row on that day. `null` before the first mail.
 */
type Mailed = { readonly day: string; readonly row: number } | null;

/**
 * Mails the hash of the newest audit row to the observers, once a day (UTC) over all processes. Rows that are changed
 * in the database later no longer match that hash.
 */
export async function mailAuditHead({ db, clock, config, env, log }: Context): Promise<void> {
  const { observers } = config.crew;
  // A copy of the data has its own trail.
  if (observers.length === 0 || env.holdsMail) return;
  const today = clock.now().toISOString().slice(0, 10);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('setting')
      .values({ key: SETTING, value: JSON.stringify(null satisfies Mailed) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await trx
      .selectFrom('setting')
      .select('value')
      .where('key', '=', SETTING)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const last = JSON.parse(value) as Mailed;
    if (last && last.day >= today) return;
    const head = await trx.selectFrom('audit_head').selectAll().executeTakeFirst();
    const row = head?.seq ?? 0;
    const since = last?.row ?? null;
    for (const email of observers) {
      await queueMail(trx, clock, { kind: 'audit_head', data: { email, since } });
    }
    await warnOfInsiders(trx, log, observers);
    await trx
      .updateTable('setting')
      .set({ value: JSON.stringify({ day: today, row } satisfies Mailed) })
      .where('key', '=', SETTING)
      .execute();
  });
}

/** Logs a warning if an observer has a role, because observers watch the crew. */
async function warnOfInsiders(
  trx: Queryable,
  log: Context['log'],
  observers: readonly string[],
): Promise<void> {
  const insider = await trx
    .selectFrom('role')
    .select('email_key')
    .where('email_key', 'in', observers.map(normalizeEmail))
    .executeTakeFirst();
  if (!insider) return;
  log.warn({ observer: insider.email_key }, 'crew.observers: this observer has a role');
}
