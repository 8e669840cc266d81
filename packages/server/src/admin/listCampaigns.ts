import { campaignStates, type CampaignState } from '../mail/campaigns/states.ts';
import type { AdminOperation } from './operation.ts';

/** Every campaign and how far it is, newest first. */
export const listCampaigns: AdminOperation<'listCampaigns'> = async ({ db }) => ({
  body: {
    campaigns: (await campaignStates(db)).map(toWire),
  },
});

const toWire = ({ created, ...campaign }: CampaignState) => ({
  ...campaign,
  created: created.toISOString(),
});
