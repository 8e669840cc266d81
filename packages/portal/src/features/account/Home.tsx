import type { Config, PurchaseData, User } from '@conkit/api-client';
import { personSubtitle } from '@conkit/rules';
import { Card, CardBody, PersonCard } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePersonCardMessages } from '../../i18n/messages/personCard.ts';
import * as styles from '../../shell/pages.css.ts';
import { useNow } from '../../shell/useNow.ts';
import { usePersonCard } from './usePersonCard.tsx';

interface HomeProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** What there is to buy, in the right column. */
  offers: ReactNode;
}

const RENEW_MS = 60_000;

/** The main page of an account: its people on one side, what there is to buy on the other. */
export function Home({ config, user, data, offers }: HomeProps) {
  const now = useNow(RENEW_MS);
  const messages = usePersonCardMessages(config);
  const cardOf = usePersonCard(config, data, user, now);
  return (
    <>
      <h1 className={styles.heading}>
        <Trans>Memberships</Trans>
      </h1>
      <div className={styles.columns}>
        <div className={styles.stack}>
          {user.people.length === 0 && <NoPeople />}
          {user.people.map((person) => (
            <PersonCard
              key={person.id}
              name={person.legal_name}
              subtitle={personSubtitle(person, config.membershipTypes)}
              messages={messages}
              {...cardOf(person)}
            />
          ))}
        </div>
        <div className={styles.stack}>{offers}</div>
      </div>
    </>
  );
}

/** In the place of the person cards of an account without anybody. */
function NoPeople() {
  return (
    <Card>
      <CardBody>
        <p>
          <Trans>
            There is no membership under this address yet. <Link to="/new">Buy one</Link>, or sign
            in with the address that yours was bought with.
          </Trans>
        </p>
      </CardBody>
    </Card>
  );
}
