import type { Config, PersonRecord, User } from '@conkit/api-client';

/** What a screen that acts for somebody is given. */
export interface ActForProps {
  config: Config;
  /** Who acts. */
  user: User;
  /** For whom. */
  record: PersonRecord;
}
