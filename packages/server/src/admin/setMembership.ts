import { joinedAfterChange } from '@conkit/rules';
import { sql } from 'kysely';
import { audited } from '../audit/audited.ts';
import { NON_MEMBER } from '../config/nonMember.ts';
import type { Convention } from '../config/types.ts';
import { requireOthersRecord } from '../crew/ownRecord.ts';
import { invalid } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import { changedColumns } from '../people/changedColumns.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { changedAnswer, lockPerson } from './people.ts';

/** Changes a person's membership type without a payment, and mails them which rights begin and end. */
export const setMembership: AdminOperation<'setMembership'> = async (context, request) => {
  const { config, clock } = context;
  const { params, body } = request;
  const { membership } = body;
  requireMembershipType(config, membership);
  return audited(context, 'setMembership', actOf(request), async (trx) => {
    const before = await lockPerson(trx, params.id);
    requireOthersRecord(request.session.email, before.email);
    if (before.membership === membership) return { answer: changedAnswer(before, []), deeds: [] };
    const needsNumber = before.member_number === null && membership !== NON_MEMBER;
    await trx
      .updateTable('person')
      .set({
        membership,
        joined: joinedAfterChange(
          config.membership_types,
          before.membership,
          membership,
          before.joined,
          clock.now(),
        ),
        last_modified: clock.now(),
        ...(needsNumber && { member_number: sql<number>`nextval('member_number_seq')` }),
      })
      .where('id', '=', before.id)
      .execute();
    const data = { personId: before.id, from: before.membership };
    await queueMail(trx, clock, { kind: 'membership_set', data });
    const { person, fields, deed } = await changedColumns(trx, before);
    return { answer: changedAnswer(person, fields), deeds: [deed] };
  });
};

/** @throws ProblemError `invalid` for a type that isn't configured */
export function requireMembershipType({ membership_types }: Convention, membership: string): void {
  if (Object.hasOwn(membership_types, membership)) return;
  const known = Object.keys(membership_types).join(', ');
  const message = `membership must be one of: ${known}`;
  throw invalid({ pointer: '/body/membership', message });
}
