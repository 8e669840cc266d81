import type { Limits } from '../config/limits.ts';

/** What tests do in a minute is what a crew does in a week: it may ask more often than anywhere else. */
export const letCrewAsk = (limits: Limits): Limits => ({
  ...limits,
  admin_changes: { ...limits.admin_changes, most: 500 },
  admin_exports: { ...limits.admin_exports, most: 60 },
  admin_erasures: { ...limits.admin_erasures, most: 60 },
});
