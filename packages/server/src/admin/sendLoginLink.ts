import { audited } from '../audit/audited.ts';
import { invalid } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { lockPerson } from './people.ts';

/** Mails a login link to the person's own address. */
export const sendLoginLink: AdminOperation<'sendLoginLink'> = async (context, request) => {
  const { id } = request.params;
  return audited(context, 'sendLoginLink', actOf(request), async (trx) => {
    const { email } = await lockPerson(trx, id);
    if (email === null) {
      throw invalid({ pointer: '/params/id', message: 'id has no address' });
    }
    await queueMail(trx, context.clock, {
      kind: 'login',
      data: { email, reason: 'sent' },
      // A second request replaces the queued mail.
      dedupeKey: `login_link:${id}`,
    });
    return {
      answer: { body: { status: 'success' as const } },
      deeds: [{ personId: id, before: {}, after: { mail: 'login' } }],
    };
  });
};
