/** An upgrade brings another membership or paper publications: without both parts there is none (RIG-8). */
export const hasUpgrades = (parts: {
  readonly upgrades: boolean;
  readonly paper_pubs: boolean;
}): boolean => parts.upgrades || parts.paper_pubs;
