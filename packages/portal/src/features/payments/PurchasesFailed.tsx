import { Button, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { purchaseListQuery } from '../../api/purchase.ts';

/** Stands in for the purchases of the account when they could not be loaded. */
export function PurchasesFailed() {
  const { api } = useRouteContext({ from: '__root__' });
  const { refetch, isFetching } = useQuery({ ...purchaseListQuery(api), enabled: false });
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <Button isPending={isFetching} onPress={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Your purchases and invoices could not be loaded.</Trans>
    </Notice>
  );
}
