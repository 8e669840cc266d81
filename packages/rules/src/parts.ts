/** Returns whether the convention offers upgrades, of memberships or with paper publications (RIG-8). */
export const hasUpgrades = (parts: {
  readonly upgrades: boolean;
  readonly paper_pubs: boolean;
}): boolean => parts.upgrades || parts.paper_pubs;
