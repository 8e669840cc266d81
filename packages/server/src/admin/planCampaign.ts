import { recipientsOf, type Recipients } from '../mail/campaigns/recipients.ts';
import { sampleOf } from '../mail/campaigns/sample.ts';
import type { AdminOperation } from './operation.ts';

/** How many a campaign would write to now, and one of its mails with links that open nothing. */
export const planCampaign: AdminOperation<'planCampaign'> = async (context, { body }) => {
  const { act, only_not_yet: onlyNotYet = false } = body;
  const recipients = await recipientsOf(context, { act, onlyNotYet });
  const [first] = recipients.ids;
  const sample = first === undefined ? null : await sampleOf(context, { personId: first, act });
  return { body: { status: 'success' as const, ...countsOf(recipients), sample } };
};

/** The recipients of a campaign in numbers. */
export const countsOf = ({ ids, leftOut }: Recipients) => ({
  recipients: ids.length,
  left_out: {
    done: leftOut.done,
    without_address: leftOut.withoutAddress,
    bouncing: leftOut.bouncing,
    unsubscribed: leftOut.unsubscribed,
  },
});
