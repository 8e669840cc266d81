import type { Config, Person } from '@conkit/api-client';
import { endingRights, type Entitlement } from '@conkit/rules';
import { Notice } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { membershipLabel } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import * as styles from './Membership.css.ts';

interface EndingRightsProps {
  config: Config;
  person: Person;
  /** The membership to become; null for none. */
  target: string | null;
}

/** Says before it is paid which rights end with the chosen membership; nothing when none do. */
export function EndingRights({ config, person, target }: EndingRightsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { membershipTypes } = config;
  const ending = endingRights(membershipTypes, person.membership, target ?? person.membership);
  if (target === null || ending.length === 0) return null;
  const words: Record<Entitlement, string> = {
    member: t`An invitation to the members’ chat`,
    wsfs_member: t`Voting in the Hugo Awards and on the site of a later Worldcon`,
    hugo_nominator: t`Nominating for the Hugo Awards`,
    badge: t`A badge, and with it admission to the convention`,
  };
  const name = person.legal_name;
  const type = membershipLabel(membershipTypes, target, language);
  return (
    <Notice
      tone="warning"
      role="status"
      title={
        <Trans>
          {name} loses rights with the membership “{type}”
        </Trans>
      }
    >
      <Trans>Once it is paid, this is no longer included, and that cannot be undone here:</Trans>
      <ul className={styles.missing}>
        {ending.map((right) => (
          <li key={right}>{words[right]}</li>
        ))}
      </ul>
    </Notice>
  );
}
