import { badgeRows, MAX_BADGE_ROWS } from '@conkit/rules';
import { audited } from '../audit/audited.ts';
import { invalid } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import { NEW_PERSON_FIELDS } from '../people/fields.ts';
import { insertPerson } from '../people/insert.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { requireMembershipType } from './setMembership.ts';

/** Makes a member who pays nothing, and welcomes them. */
export const compMembership: AdminOperation<'compMembership'> = async (context, request) => {
  const { config, clock } = context;
  const { body } = request;
  const { membership, legal_name, email } = body;
  requireMembershipType(config, membership);
  if (badgeRows(body.badge_name ?? '') > MAX_BADGE_ROWS) {
    const message = `badge_name has more than ${MAX_BADGE_ROWS} lines`;
    throw invalid({ pointer: '/body/badge_name', message });
  }
  const details = Object.fromEntries(NEW_PERSON_FIELDS.map((field) => [field, body[field]]));
  return audited(context, 'compMembership', actOf(request), async (trx) => {
    const person = await insertPerson(trx, clock, { ...details, membership, legal_name, email });
    const { id, member_number } = person;
    await queueMail(trx, clock, { kind: 'new_member', data: { personId: id, isOwn: true } });
    const after = { membership, member_number, legal_name: person.legal_name, email: person.email };
    return {
      answer: { body: { status: 'success' as const, id, member_number } },
      deeds: [{ personId: id, before: {}, after }],
    };
  });
};
