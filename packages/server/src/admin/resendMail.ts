import { audited } from '../audit/audited.ts';
import { ProblemError } from '../errors.ts';
import { resend } from '../mail/resend.ts';
import { actOf, type AdminOperation } from './operation.ts';

/** Sends a mail again with current content, to the current address. */
export const resendMail: AdminOperation<'resendMail'> = async (context, request) => {
  const { mail } = request.params;
  return audited(context, 'resendMail', actOf(request), async (trx) => {
    const job = await resend(trx, context.clock, mail);
    if (!job) throw new ProblemError('not_found');
    const { personId, account, queued } = job;
    const about = personId === undefined ? account !== null && { account } : { personId };
    const deed = { ...about, before: {}, after: { mail, kind: job.kind } };
    return {
      answer: { body: { status: 'success' as const, queued } },
      deeds: queued ? [deed] : [],
    };
  });
};
