import { audited } from '../audit/audited.ts';
import { ProblemError } from '../errors.ts';
import { queueCampaign } from '../mail/campaigns/queueCampaign.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { countsOf } from './planCampaign.ts';

/** The default number of mails per minute. */
const PER_MINUTE = 100;

/** Queues a mail to everyone who may vote or nominate. A campaign's name can be used once. */
export const startCampaign: AdminOperation<'startCampaign'> = async (context, request) => {
  const {
    act,
    only_not_yet: onlyNotYet = false,
    per_minute: perMinute = PER_MINUTE,
  } = request.body;
  const name = request.body.name.trim();
  return audited(context, 'startCampaign', actOf(request), async (trx) => {
    const recipients = await queueCampaign(trx, context, { name, act, onlyNotYet, perMinute });
    if (!recipients)
      throw conflict(`There is a campaign ${name} already; a new one needs a name of its own.`);
    if (recipients.ids.length === 0) {
      throw conflict(`There is nobody to write to: who may ${act} now, and has an address?`);
    }
    const counts = countsOf(recipients);
    const after = { campaign: name, act, only_not_yet: onlyNotYet, recipients: counts.recipients };
    return {
      answer: { body: { status: 'success' as const, ...counts } },
      deeds: [{ before: {}, after }],
    };
  });
};

const conflict = (message: string) => new ProblemError('conflict', { message });
