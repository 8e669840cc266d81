import type { AwardName } from '@conkit/rules';
import type { Reader } from './reader.ts';

/** Returns the name of an award in the reader's language, or its key when the award is no longer configured. */
export function awardNameOf({ config, language, local }: Reader, key: string): AwardName {
  const award = Object.hasOwn(config.awards, key) ? config.awards[key] : undefined;
  if (!award) return { name: key };
  const forms = award.forms?.[language];
  return { name: local(award.name), ...(forms && { forms }) };
}
