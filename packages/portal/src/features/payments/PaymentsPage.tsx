import type { Config, PurchaseData, User } from '@conkit/api-client';
import { sortPurchases } from '@conkit/rules';
import { Card, CardBody } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { purchaseListQuery } from '../../api/purchase.ts';
import * as pageStyles from '../../shell/pages.css.ts';
import { NewPayments } from './NewPayments.tsx';
import { PastPurchase } from './PastPurchase.tsx';
import { PurchasesFailed } from './PurchasesFailed.tsx';

interface PaymentsPageProps {
  config: Config;
  user: User | null;
  data: PurchaseData;
}

/** What was bought, newest first, and what else there is to buy. */
export function PaymentsPage({ config, user, data }: PaymentsPageProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: purchases = [], isError } = useQuery({
    ...purchaseListQuery(api),
    enabled: user !== null && user.people.length > 0,
  });
  const hasLeft = user !== null && (purchases.length > 0 || isError);
  const offers = <NewPayments data={data} />;
  return (
    <div className={hasLeft ? undefined : pageStyles.narrow}>
      <h1 className={pageStyles.heading}>
        <Trans>Payments</Trans>
      </h1>
      {hasLeft ? (
        <div className={pageStyles.columns}>
          <div className={pageStyles.stack}>
            {isError && (
              <Card>
                <CardBody>
                  <PurchasesFailed />
                </CardBody>
              </Card>
            )}
            {sortPurchases(purchases).map((purchase) => (
              <PastPurchase
                key={purchase.id}
                config={config}
                user={user}
                data={data}
                purchase={purchase}
              />
            ))}
          </div>
          <div className={pageStyles.stack}>{offers}</div>
        </div>
      ) : (
        <div className={pageStyles.stack}>{offers}</div>
      )}
      <p className={pageStyles.actions}>
        <Link to="/new" className={pageStyles.groundLink}>
          <Trans>Memberships and day passes</Trans>
        </Link>
        <Link to="/" className={pageStyles.groundLink}>
          <Trans>Return to the memberships page</Trans>
        </Link>
      </p>
    </div>
  );
}
