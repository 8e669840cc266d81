import type { AwardName } from '@conkit/rules';
import type { Reader } from './reader.ts';

/** What an award is called in the reader's language; one that is no longer configured by its key. */
export function awardNameOf({ config, language, local }: Reader, key: string): AwardName {
  const award = Object.hasOwn(config.awards, key) ? config.awards[key] : undefined;
  if (!award) return { name: key };
  const forms = award.forms?.[language];
  return { name: local(award.name), ...(forms && { forms }) };
}
