import { audited } from '../audit/audited.ts';
import { markBounce } from '../mail/bounces/markBounce.ts';
import { actOf, type AdminOperation } from './operation.ts';

/** Parses a delivery report and marks the mail and the address that bounced. Accepts any input. */
export const recordBounce: AdminOperation<'recordBounce'> = async (context, request) =>
  audited(context, 'recordBounce', actOf(request), async (trx) => {
    const bounce = await markBounce(trx, context.clock, Buffer.from(request.body.report));
    const { kind } = bounce;
    if (kind !== 'recorded') return { answer: answer(kind), deeds: [] };
    const { mail, account, isAddressDead } = bounce;
    const deed = { before: { bounced: false }, after: { bounced: true, mail, isAddressDead } };
    return { answer: answer(kind), deeds: [{ ...deed, ...(account !== null && { account }) }] };
  });

const answer = (found: 'no_report' | 'not_ours' | 'not_failed' | 'known' | 'recorded') => ({
  body: { status: 'success' as const, found },
});
