import type { Config, Person } from '@conkit/api-client';
import { getMembershipAttributes, hasAwardRight, isAnnounced, type Phase } from '@conkit/rules';
import type { ReadOnlyReason } from '@conkit/ui';
import { useLanguage } from '../../../i18n/language.ts';
import { localized, membershipLabel } from '../../../i18n/localized.ts';
import { useNow } from '../../../shell/clock.ts';
import type { AwardPageContext } from '../shared/awardPage.ts';

/** How often to check whether the final ballot has been announced, in milliseconds. */
const ANNOUNCEMENT_MS = 60_000;

/** Returns why a person's nominations are read-only, or undefined if they can be edited. */
export function useReadOnlyReason(
  config: Config,
  awardPage: AwardPageContext | undefined,
  phase: Phase,
  person: Person | undefined,
): ReadOnlyReason | undefined {
  const language = useLanguage();
  const now = useNow(ANNOUNCEMENT_MS);
  if (!person || !awardPage) return undefined;
  const { award, facts } = awardPage;
  if (phase === 'closed') {
    const { finalBallot } = facts;
    const isAwaited = finalBallot && !isAnnounced(facts, now);
    const announcement = isAwaited ? localized(finalBallot, language) : undefined;
    return { kind: 'closed', announcement };
  }
  if (!hasAwardRight(person, award, 'nominate')) {
    const { id, legal_name: name, membership } = person;
    const { member } = getMembershipAttributes(config.membershipTypes, membership);
    return {
      kind: 'noRight',
      name,
      membership: membershipLabel(config.membershipTypes, membership, language),
      upgradeHref: member ? `/upgrade/${id}` : undefined,
    };
  }
  return phase === 'before' ? { kind: 'notOpen' } : undefined;
}
