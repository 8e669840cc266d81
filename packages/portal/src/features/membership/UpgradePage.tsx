import type { Config, PurchaseData, User } from '@conkit/api-client';
import { Card, CardBody, Notice, PersonPicker } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { usePersonPickerMessages } from '../../i18n/messages/personPicker.ts';
import * as pageStyles from '../../shell/pages.css.ts';
import { UpgradeForm } from './UpgradeForm.tsx';

interface UpgradePageProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** The person's id in the address, which may be nobody's on the account. */
  id: string | undefined;
}

/** Upgrades a membership: whose on one side, to what on the other. */
export function UpgradePage({ config, user, data, id }: UpgradePageProps) {
  const { t } = useLingui();
  const router = useRouter();
  const words = usePersonPickerMessages(config);
  const { people } = user;
  // Where there is only one person, there is nothing to pick.
  const only = id === undefined && people.length === 1 ? people[0] : undefined;
  const person = only ?? people.find((candidate) => String(candidate.id) === id);
  const pick = (next: number | 'other') =>
    void router.navigate({
      to: '/upgrade/{-$id}',
      params: { id: String(next) },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <h1 className={pageStyles.heading}>
        <Trans>Upgrade Membership</Trans>
      </h1>
      <div className={pageStyles.columns}>
        <Card title={<Trans>Whose membership</Trans>}>
          <CardBody>
            {people.length > 0 ? (
              <PersonPicker
                people={people.map((each) => ({ ...each, name: each.legal_name }))}
                value={person?.id ?? null}
                onChange={pick}
                messages={{ ...words, label: t`Member` }}
              />
            ) : (
              <Notice>
                <Trans>
                  There is nobody on your account to upgrade yet.{' '}
                  <Link to="/new">Buy a membership</Link>.
                </Trans>
              </Notice>
            )}
            {people.length > 0 && id !== undefined && !person && (
              <Notice tone="warning" role="status">
                <Trans>This person is not on your account. Choose one who is.</Trans>
              </Notice>
            )}
          </CardBody>
        </Card>
        {people.length > 0 && (
          <UpgradeForm config={config} user={user} data={data} person={person} />
        )}
      </div>
    </>
  );
}
