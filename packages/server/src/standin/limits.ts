import type { Limits } from '../config/limits.ts';

/** Raises the admin limits, because tests do in a minute what the crew does in a week. */
export const letCrewAsk = (limits: Limits): Limits => ({
  ...limits,
  admin_changes: { ...limits.admin_changes, most: 500 },
  admin_exports: { ...limits.admin_exports, most: 60 },
  admin_erasures: { ...limits.admin_erasures, most: 60 },
});
