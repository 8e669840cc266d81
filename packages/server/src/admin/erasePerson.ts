import { audited } from '../audit/audited.ts';
import { requireOthersRecord } from '../crew/ownRecord.ts';
import { invalid, ProblemError } from '../errors.ts';
import { forget } from './forget.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { lockPerson, lockPurchases } from './people.ts';
import { identityOf, isNamed } from './identity.ts';

/** Erases a person's identity. Their votes and nominations stay without a name, their payments as numbers. */
export const erasePerson: AdminOperation<'erasePerson'> = async (context, request) => {
  const { params, body } = request;
  const act = actOf(request);
  return audited(context, 'erasePerson', act, async (trx) => {
    await lockPurchases(trx, [params.id]);
    const person = await lockPerson(trx, params.id);
    requireOthersRecord(request.session.email, person.email);
    if (body.legal_name.trim() !== person.legal_name.trim()) {
      const message = 'legal_name is not the name on this record';
      throw invalid({ pointer: '/body/legal_name', message });
    }
    const identity = await identityOf(trx, person);
    if (isNamed(identity, act.reason)) {
      const message = 'reason must not name them: it stays';
      throw invalid({ pointer: '/body/reason', message });
    }
    const isOperator = identity.ownEmails.some((email) =>
      [email, `cli:${email}`].includes(act.operator),
    );
    if (isOperator) {
      throw new ProblemError('conflict', { message: 'Somebody else must do this for you.' });
    }
    const { fields, amends } = await forget(trx, context.clock, person, identity);
    const nothing = Object.fromEntries(fields.map((field) => [field, null]));
    return {
      answer: { body: { status: 'success' as const } },
      deeds: [{ personId: person.id, before: nothing, after: nothing, amends }],
    };
  });
};
