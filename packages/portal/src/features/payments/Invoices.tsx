import type { Config, PurchaseData, User } from '@conkit/api-client';
import { sortPurchases } from '@conkit/rules';
import { Card, CardBody } from '@conkit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { purchaseListQuery } from '../../api/purchase.ts';
import { PastPurchase } from './PastPurchase.tsx';
import { PurchasesFailed } from './PurchasesFailed.tsx';
import { useIsPayable } from './useIsPayable.ts';

interface InvoicesProps {
  config: Config;
  user: User;
  data: PurchaseData;
}

/** The invoices of an account that wait to be paid. */
export function Invoices({ config, user, data }: InvoicesProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const isPayable = useIsPayable(config, user);
  const { data: purchases = [], isError } = useQuery({
    ...purchaseListQuery(api),
    enabled: user.people.length > 0,
  });
  if (isError) {
    return (
      <Card>
        <CardBody>
          <PurchasesFailed />
        </CardBody>
      </Card>
    );
  }
  return sortPurchases(purchases)
    .filter(isPayable)
    .map((purchase) => (
      <PastPurchase key={purchase.id} config={config} user={user} data={data} purchase={purchase} />
    ));
}
