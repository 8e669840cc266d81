import { campaignStates, type CampaignState } from '../mail/campaigns/states.ts';
import type { AdminOperation } from './operation.ts';

/** Returns all campaigns with their progress, newest first. */
export const listCampaigns: AdminOperation<'listCampaigns'> = async ({ db }) => ({
  body: {
    campaigns: (await campaignStates(db)).map(toWire),
  },
});

const toWire = ({ created, ...campaign }: CampaignState) => ({
  ...campaign,
  created: created.toISOString(),
});
