import type { LogEntry } from '@conkit/api-client';
import type { LoggedChange } from '@conkit/ui';

/** Converts an entry of a person's log for the component library. */
export const toLoggedChange = ({ time, by, ...entry }: LogEntry): LoggedChange => ({
  ...entry,
  changedAt: time,
  source: by,
});
