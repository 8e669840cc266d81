import { recipientsOf, type Recipients } from '../mail/campaigns/recipients.ts';
import { sampleOf } from '../mail/campaigns/sample.ts';
import type { AdminOperation } from './operation.ts';

/** Returns how many recipients a campaign would have now, and a sample mail whose links don't work. */
export const planCampaign: AdminOperation<'planCampaign'> = async (context, { body }) => {
  const { act, only_not_yet: onlyNotYet = false } = body;
  const recipients = await recipientsOf(context, { act, onlyNotYet });
  const [first] = recipients.ids;
  const sample = first === undefined ? null : await sampleOf(context, { personId: first, act });
  return { body: { status: 'success' as const, ...countsOf(recipients), sample } };
};

/** Counts the recipients of a campaign. */
export const countsOf = ({ ids, leftOut }: Recipients) => ({
  recipients: ids.length,
  left_out: {
    done: leftOut.done,
    without_address: leftOut.withoutAddress,
    bouncing: leftOut.bouncing,
    unsubscribed: leftOut.unsubscribed,
  },
});
