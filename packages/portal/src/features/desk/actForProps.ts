import type { Config, PersonRecord, User } from '@conkit/api-client';

/** Props of the screens that act for a person. */
export interface ActForProps {
  config: Config;
  /** The administrator. */
  user: User;
  /** The person's record. */
  record: PersonRecord;
}
