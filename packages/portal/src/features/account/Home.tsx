import type { Config, User } from '@conkit/api-client';
import { ActionList, Card } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import * as styles from '../../shell/pages.css.ts';

/** The main page of an account: its people on one side, what there is to buy on the other. */
export function Home({ config, user }: { config: Config; user: User }) {
  return (
    <>
      <h1 className={styles.heading}>
        <Trans>Memberships</Trans>
      </h1>
      <div className={styles.columns}>
        <div className={styles.stack}>
          {user.people.map((person) => (
            <Card key={person.id} title={person.legal_name}>
              <ActionList actions={[]} />
            </Card>
          ))}
        </div>
        <p>{config.name}</p>
      </div>
    </>
  );
}
