import { audited } from '../audit/audited.ts';
import { requireOthersRecord } from '../crew/ownRecord.ts';
import { ProblemError } from '../errors.ts';
import { changedColumns } from '../people/changedColumns.ts';
import { writeFields } from '../people/changes.ts';
import { moveAddress, prepareMove } from '../people/moveAddress.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { changedAnswer, lockPerson } from './people.ts';

/** Moves a person to another address and notifies both mailboxes. */
export const changeEmail: AdminOperation<'changeEmail'> = async (context, request) => {
  const { clock } = context;
  const { params, body } = request;
  const email = body.email.trim();
  return audited(context, 'changeEmail', actOf(request), async (trx) => {
    const before = await lockPerson(trx, params.id);
    requireOthersRecord(request.session.email, before.email, email);
    if (before.email === email) return { answer: changedAnswer(before, []), deeds: [] };
    const message = await prepareMove(trx, context, before, email);
    if (message !== undefined) throw new ProblemError('conflict', { message });
    await writeFields(trx, before, { email }, clock.now());
    const moved = await moveAddress(trx, context, before, email);
    const { person, fields, deed } = await changedColumns(trx, before);
    return { answer: changedAnswer(person, fields), deeds: [deed, ...moved] };
  });
};
