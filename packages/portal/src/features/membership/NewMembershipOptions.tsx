import type { Config, User } from '@conkit/api-client';
import { ActionList, Card } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOfferActions } from './useOfferActions.ts';
import * as styles from '../../shell/pages.css.ts';

/**
 * What there is to buy, beside the people of an account: every new membership in one list with dividers,
 * upgrades, and day passes where they are on sale.
 */
export function NewMembershipOptions({ config, user }: { config: Config; user: User }) {
  const { t } = useLingui();
  const { newMembers, daypasses, upgrade } = useOfferActions(config, user);
  const list = config.membershipGroups.list.flatMap((types) => newMembers(types, true));
  return (
    <div className={styles.stack}>
      <Card title={<Trans>New Membership</Trans>}>
        <ActionList aria-label={t`New Membership`} actions={list} />
      </Card>
      <Card title={<Trans>Upgrade</Trans>}>
        <ActionList aria-label={t`Upgrade`} actions={upgrade()} />
      </Card>
      {config.enable_daypass && (
        <Card title={<Trans>Day pass</Trans>}>
          <ActionList aria-label={t`Day pass`} actions={daypasses()} />
        </Card>
      )}
    </div>
  );
}
