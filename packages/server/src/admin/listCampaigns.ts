import { campaignStates } from '../mail/campaigns/states.ts';
import type { AdminOperation } from './operation.ts';

/** Every campaign and how far it is, newest first. */
export const listCampaigns: AdminOperation<'listCampaigns'> = async ({ db }) => ({
  body: {
    campaigns: (await campaignStates(db)).map(({ created, ...campaign }) => ({
      ...campaign,
      created: created.toISOString(),
    })),
  },
});
