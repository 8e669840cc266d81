import type { Config, Person } from '@conkit/api-client';
import { attributesOf, canNominate, type Phase } from '@conkit/rules';
import type { ReadOnlyReason } from '@conkit/ui';
import { localized, membershipLabel } from '../../../i18n/localized.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useDeadline } from '../shared/useDeadline.ts';

/** Why a person's nominations can only be read; undefined when they can be written. */
export function useReadOnlyReason(
  config: Config,
  phase: Phase,
  person: Person | undefined,
): ReadOnlyReason | undefined {
  const language = useLanguage();
  const { awards, finalBallot } = config.hugo;
  // Once one can vote it has been announced.
  const isAwaited = useDeadline(awards.hugo.voting).phase === 'before';
  if (!person) return undefined;
  if (phase === 'closed') {
    const announcement = isAwaited && finalBallot ? localized(finalBallot, language) : undefined;
    return { kind: 'closed', announcement };
  }
  if (!canNominate(person, config.membershipTypes)) {
    const { id, legal_name: name, membership } = person;
    const { member } = attributesOf(config.membershipTypes, membership);
    return {
      kind: 'noRight',
      name,
      membership: membershipLabel(config.membershipTypes, membership, language),
      upgradeHref: member ? `/upgrade/${id}` : undefined,
    };
  }
  return phase === 'before' ? { kind: 'notOpen' } : undefined;
}
