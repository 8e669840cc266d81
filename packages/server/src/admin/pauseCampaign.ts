import { audited } from '../audit/audited.ts';
import { ProblemError } from '../errors.ts';
import { actOf, type AdminOperation } from './operation.ts';

/** Pauses a campaign's unsent mails, or resumes them. */
export const pauseCampaign: AdminOperation<'pauseCampaign'> = async (context, request) => {
  const name = request.body.name.trim();
  const { is_paused } = request.body;
  return audited(context, 'pauseCampaign', actOf(request), async (trx) => {
    const campaign = await trx
      .selectFrom('campaign')
      .select(['id', 'is_paused'])
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    if (!campaign) throw new ProblemError('not_found');
    const answer = { body: { status: 'success' as const } };
    if (campaign.is_paused === is_paused) return { answer, deeds: [] };
    await trx.updateTable('campaign').set({ is_paused }).where('id', '=', campaign.id).execute();
    const before = { campaign: name, is_paused: campaign.is_paused };
    return { answer, deeds: [{ before, after: { campaign: name, is_paused } }] };
  });
};
