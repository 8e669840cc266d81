import { ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { changePasskeys, findPasskeyPerson } from './queries.ts';

/** Merging records can give a person more than they can add. */
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

/** Renames a passkey of a person on the caller's account. */
export const renamePasskey: Operation<'renamePasskey'> = (context, { params, body, session }) =>
  changePasskeys(context, session, params.id, 'rename', async (trx, { id, emailKey }) => {
    const renamed = await trx
      .updateTable('passkey')
      .set({ name: body.name.trim() })
      .where('id', '=', params.passkey)
      .where('person_id', '=', id)
      .where('email_key', '=', emailKey)
      .returning('id')
      .executeTakeFirst();
    if (!renamed) throw new ProblemError('not_found');
    return { body: { status: 'success' as const } };
  });

/** Removes a passkey, and ends the sessions that it opened. */
export const removePasskey: Operation<'removePasskey'> = (context, { params, session }) =>
  changePasskeys(context, session, params.id, 'remove', async (trx, { id, emailKey }) => {
    const removed = await trx
      .deleteFrom('passkey')
      .where('id', '=', params.passkey)
      .where('person_id', '=', id)
      .where('email_key', '=', emailKey)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw new ProblemError('not_found');
    return { body: { status: 'success' as const } };
  });
