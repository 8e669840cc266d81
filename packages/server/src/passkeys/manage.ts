import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { ProblemError } from '../errors.ts';
import { chargeRequest } from '../limits/rateLimit.ts';
import { queueMail } from '../mail/queue.ts';
import type { Operation } from '../operation.ts';
import { changePasskeys, findPasskeyPerson, type PasskeyPerson } from './queries.ts';

/** A person whose records were merged can have more passkeys than one person can add. */
const MAX_LISTED = 100;

/** Returns a person's passkeys, oldest first. */
export const listPasskeys: Operation<'listPasskeys'> = async ({ db }, { params, session }) => {
  const person = await findPasskeyPerson(db, session, params.id);
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created', 'used'])
    .where('person_id', '=', person.id)
    .where('email_key', '=', person.emailKey)
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
  return {
    body: {
      passkeys: rows.map(({ id, name, created, used }) => ({
        id,
        name,
        created: created.toISOString(),
        used: used?.toISOString() ?? null,
        is_current: id === session.passkey,
      })),
    },
  };
};

/** Renames a passkey of a person on the caller's account, and mails the account about it. */
export const renamePasskey: Operation<'renamePasskey'> = async (context, request) => {
  const { params, body, session, asked } = request;
  // Each new name sends a mail.
  await chargeRequest(context, [['new_passkeys', normalizeEmail(session.email)]]);
  return changePasskeys(context, session, params.id, 'rename', async (trx, person) => {
    const { name: before } = await findPasskey(trx, person, params.passkey);
    const name = body.name.trim();
    if (name === before) return SUCCESS;
    await trx.updateTable('passkey').set({ name }).where('id', '=', params.passkey).execute();
    const data = { ...toMailData(context, person), passkey: before, renamed: name };
    await queueMail(trx, context.clock, {
      kind: 'passkey_changed',
      data,
      language: asked?.language,
    });
    return SUCCESS;
  });
};

/** Removes a passkey, ends the sessions that it opened, and mails the account about it. */
export const removePasskey: Operation<'removePasskey'> = (context, { params, session, asked }) =>
  changePasskeys(context, session, params.id, 'remove', async (trx, person) => {
    const { name } = await findPasskey(trx, person, params.passkey);
    await trx.deleteFrom('passkey').where('id', '=', params.passkey).execute();
    const data = { ...toMailData(context, person), passkey: name, renamed: null };
    await queueMail(trx, context.clock, {
      kind: 'passkey_changed',
      data,
      language: asked?.language,
    });
    return SUCCESS;
  });

const SUCCESS = { body: { status: 'success' as const } };

const toMailData = ({ clock }: Context, { id, email }: PasskeyPerson) => ({
  email,
  personId: id,
  changed: clock.now().toISOString(),
});

/** @throws ProblemError `not_found` if the person, who is locked, doesn't have the passkey */
async function findPasskey(
  trx: Queryable,
  { id, emailKey }: PasskeyPerson,
  passkey: number,
): Promise<{ readonly name: string }> {
  const found = await trx
    .selectFrom('passkey')
    .select('name')
    .where('id', '=', passkey)
    .where('person_id', '=', id)
    .where('email_key', '=', emailKey)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return found;
}
