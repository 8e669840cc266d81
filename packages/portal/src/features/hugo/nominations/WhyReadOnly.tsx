import type { Config, Person } from '@conkit/api-client';
import { attributesOf, type Phase } from '@conkit/rules';
import { Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { localized, membershipLabel } from '../../../i18n/localized.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useDeadline } from '../shared/useDeadline.ts';

interface WhyReadOnlyProps {
  config: Config;
  phase: Phase;
  person: Person;
  mayNominate: boolean;
}

/** Why a page of nominations can only be read; nothing when it can be written. */
export function WhyReadOnly({ config, phase, person, mayNominate }: WhyReadOnlyProps) {
  const language = useLanguage();
  const { awards, finalBallot } = config.hugo;
  // Once one can vote it has been announced.
  const isAwaited = useDeadline(awards.hugo.voting).phase === 'before';
  if (phase === 'closed') {
    return (
      <Notice tone="info">
        <Trans>Nominations have closed.</Trans>{' '}
        {isAwaited && finalBallot && localized(finalBallot, language)}
      </Notice>
    );
  }
  if (!mayNominate) {
    const { legal_name: name, membership } = person;
    const { member } = attributesOf(config.membershipTypes, membership);
    const label = membershipLabel(config.membershipTypes, membership, language);
    return (
      <Notice tone="warning">
        <p>
          <Trans>
            {name} cannot nominate: the membership “{label}” does not include the right to nominate.
          </Trans>
        </p>
        <p>
          {member ? (
            <Link to="/upgrade/{-$id}" params={{ id: String(person.id) }}>
              <Trans>Upgrade the membership</Trans>
            </Link>
          ) : (
            <Link to="/new">
              <Trans>See the memberships that do</Trans>
            </Link>
          )}
        </p>
      </Notice>
    );
  }
  if (phase === 'before') {
    return (
      <Notice tone="info">
        <Trans>Nominations have not opened yet. You can read here what there will be.</Trans>
      </Notice>
    );
  }
  return null;
}
