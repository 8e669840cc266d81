import type { Context } from '../context.ts';
import { queueMail } from '../mail/queue.ts';

const SETTING = 'audit_head_mailed';

/** The last day (UTC) on which the observers got a mail, and the newest row on it. */
interface Mailed {
  readonly day: string;
  readonly row: number;
}

/**
 * Mails the hash of the newest audit row to the observers, once a day (UTC) over all processes. Rows that are rewritten in the database
 * later no longer match that hash.
 */
export async function mailAuditHead({ db, clock, config, env }: Context): Promise<void> {
  const { observers } = config.crew;
  // A copy of the data has a trail of its own.
  if (observers.length === 0 || env.holdsMail) return;
  const today = clock.now().toISOString().slice(0, 10);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('setting')
      .values({ key: SETTING, value: JSON.stringify({ day: '', row: 0 } satisfies Mailed) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await trx
      .selectFrom('setting')
      .select('value')
      .where('key', '=', SETTING)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const last = JSON.parse(value) as Mailed;
    if (last.day >= today) return;
    const head = await trx.selectFrom('audit_head').selectAll().executeTakeFirst();
    const row = head?.seq ?? 0;
    const hash = head ? Buffer.from(head.hash).toString('hex') : '';
    const added = row - last.row;
    for (const email of observers) {
      await queueMail(trx, clock, { kind: 'audit_head', data: { email, row, added, hash } });
    }
    await trx
      .updateTable('setting')
      .set({ value: JSON.stringify({ day: today, row } satisfies Mailed) })
      .where('key', '=', SETTING)
      .execute();
  });
}
