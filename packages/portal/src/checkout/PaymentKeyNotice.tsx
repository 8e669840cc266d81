import type { Config } from '@conkit/api-client';
import { Busy, Button, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import type { PaymentKey } from './usePaymentKey.ts';

/** Stands in for the pay button until a card can be taken. */
export function PaymentKeyNotice({ config, keys }: { config: Config; keys: PaymentKey }) {
  if (keys.isFetching) {
    return (
      <Busy>
        <Trans>Getting card payments ready</Trans>
      </Busy>
    );
  }
  const { registration } = config.contact;
  return keys.isError ? (
    <Notice
      tone="danger"
      role="alert"
      action={
        <Button onPress={() => void keys.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Card payments could not be reached. What you have filled in is kept.</Trans>
    </Notice>
  ) : (
    <Notice tone="warning">
      <Trans>
        Cards cannot be taken at the moment. Write to{' '}
        <a href={`mailto:${registration}`}>{registration}</a> to buy.
      </Trans>
    </Notice>
  );
}
