import { audited } from '../audit/audited.ts';
import { ProblemError } from '../errors.ts';
import {
  type CampaignState,
  findRecipients,
  listCampaignStates,
  queueCampaign,
  type Recipients,
  renderSample,
} from '../mail/campaigns.ts';
import { type AdminOperation, toActor } from './operation.ts';

const DEFAULT_PER_MINUTE = 100;

/** Queues a mail to everyone who may vote or nominate. A campaign's name can be used once. */
export const startCampaign: AdminOperation<'startCampaign'> = async (context, request) => {
  const {
    act,
    only_not_yet: onlyNotYet = false,
    per_minute: perMinute = DEFAULT_PER_MINUTE,
  } = request.body;
  const name = request.body.name.trim();
  return audited(context, 'startCampaign', toActor(request), async (trx) => {
    const recipients = await queueCampaign(trx, context, { name, act, onlyNotYet, perMinute });
    if (!recipients)
      throw conflict(`There is a campaign ${name} already; a new one needs a name of its own.`);
    if (recipients.ids.length === 0) {
      throw conflict(`No one with an address may ${act} now.`);
    }
    const counts = countRecipients(recipients);
    const after = { campaign: name, act, only_not_yet: onlyNotYet, recipients: counts.recipients };
    return {
      answer: { body: { status: 'success' as const, ...counts } },
      changes: [{ before: {}, after }],
    };
  });
};

const conflict = (message: string) => new ProblemError('conflict', { message });

/** Returns how many recipients a campaign would have now, and a sample mail whose links don't work. */
export const planCampaign: AdminOperation<'planCampaign'> = async (context, { body }) => {
  const { act, only_not_yet: onlyNotYet = false } = body;
  const recipients = await findRecipients(context, { act, onlyNotYet });
  const [first] = recipients.ids;
  const sample = first === undefined ? null : await renderSample(context, { personId: first, act });
  return { body: { status: 'success' as const, ...countRecipients(recipients), sample } };
};

/** Counts the recipients of a campaign. */
const countRecipients = ({ ids, leftOut }: Recipients) => ({
  recipients: ids.length,
  left_out: {
    done: leftOut.done,
    without_address: leftOut.withoutAddress,
    bouncing: leftOut.bouncing,
    unsubscribed: leftOut.unsubscribed,
  },
});

/** Returns campaigns with their progress, newest first. */
export const listCampaigns: AdminOperation<'listCampaigns'> = async ({ db }, { query }) => ({
  body: {
    campaigns: (await listCampaignStates(db, query)).map(toWire),
  },
});

const toWire = ({ created, ...campaign }: CampaignState) => ({
  ...campaign,
  created: created.toISOString(),
});

/** Pauses a campaign's unsent mails, or resumes them. */
export const pauseCampaign: AdminOperation<'pauseCampaign'> = async (context, request) => {
  const name = request.body.name.trim();
  const { is_paused } = request.body;
  return audited(context, 'pauseCampaign', toActor(request), async (trx) => {
    const campaign = await trx
      .selectFrom('campaign')
      .select(['id', 'is_paused'])
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    if (!campaign) throw new ProblemError('not_found');
    const answer = { body: { status: 'success' as const } };
    if (campaign.is_paused === is_paused) return { answer, changes: [] };
    await trx.updateTable('campaign').set({ is_paused }).where('id', '=', campaign.id).execute();
    const before = { campaign: name, is_paused: campaign.is_paused };
    return { answer, changes: [{ before, after: { campaign: name, is_paused } }] };
  });
};
