import type { Config } from '@conkit/api-client';
import { checkoutKind } from '@conkit/rules';
import { Button, useMoney } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { OpenPurchase } from './OpenPurchase.tsx';
import { PurchaseTrouble } from './PurchaseTrouble.tsx';
import { isLeftOpen, isUnderWay } from './purchaseFlow.ts';
import { usePaymentDialog } from './usePaymentDialog.ts';
import { usePaymentKey } from './usePaymentKey.ts';
import type { Purchase } from './usePurchase.ts';
import { PaymentKeyNotice } from './PaymentKeyNotice.tsx';
import * as styles from './Payment.css.ts';

interface CheckoutProps {
  config: Config;
  /** The payment account of what is bought. */
  account: string;
  purchase: Purchase;
  /** What is still to be filled in; the button is disabled until there is nothing. */
  missing: ReactNode;
  isReady: boolean;
  /** Whether something that costs nothing can be had here, by signing up. */
  allowsFree?: boolean;
  /** What stands in the place of "Total: €210"; nothing when it is null. */
  total?: ReactNode;
}

/**
 * The end of a form that sells something: the total, the button that pays by card or signs up, why it is
 * disabled, and how an open purchase stands.
 */
export function Checkout(props: CheckoutProps) {
  const { config, account, purchase, missing, isReady, allowsFree = false, total } = props;
  const { adapter } = config.payments;
  const { money } = useMoney();
  const hintId = useId();
  const { phase, trouble, amount, isDialogOpen, dispatch, buy, resumeOther } = purchase;
  const kind = checkoutKind(amount);
  const isPaid = kind !== 'signUp' || !allowsFree;
  const keys = usePaymentKey(account, isPaid);
  const dialog = usePaymentDialog(adapter, keys.publicKey ?? '');
  const isBusy = dialog.isLoading || isDialogOpen || isUnderWay(phase);

  const openDialog = () =>
    dialog.load().then(
      () => dispatch({ type: 'dialogOpened' }),
      () => dispatch({ type: 'dialogNotLoaded' }),
    );
  const begin = () => {
    if (!isPaid) return buy(null);
    return resumeOther() ? undefined : openDialog();
  };
  const canPay = !isPaid || keys.publicKey !== undefined;

  // The form has come back in the place of the open purchase, which had the focus.
  const payButton = useRef<HTMLButtonElement>(null);
  const isShownOpen = isLeftOpen(purchase);
  const wasShownOpen = useRef(false);
  useEffect(() => {
    if (wasShownOpen.current && !isShownOpen) payButton.current?.focus();
    wasShownOpen.current = isShownOpen;
  }, [isShownOpen]);

  if (isShownOpen) {
    return <OpenPurchase purchase={purchase} onContinue={() => void openDialog()} />;
  }
  return (
    <>
      {!isDialogOpen && trouble && <PurchaseTrouble trouble={trouble} />}
      <div className={styles.checkout}>
        <div className={styles.checkoutTotal}>
          {total === undefined ? (
            <Trans>
              Total: <span className={styles.checkoutAmount}>{money(amount)}</span>
            </Trans>
          ) : (
            total
          )}
        </div>
        {canPay && (
          <Button
            ref={payButton}
            tone="primary"
            isDisabled={!isReady || (isPaid && kind !== 'payByCard')}
            isPending={isBusy}
            aria-describedby={isReady ? undefined : hintId}
            onPress={() => void begin()}
          >
            {isBusy ? <Trans>Working...</Trans> : <PayLabel isPaid={isPaid} />}
          </Button>
        )}
      </div>
      {!canPay && <PaymentKeyNotice config={config} keys={keys} />}
      {!isReady && (
        <div id={hintId} className={styles.small}>
          {missing}
        </div>
      )}
      {isDialogOpen && dialog.loaded && (
        <dialog.loaded.PaymentDialog provider={dialog.loaded.provider} purchase={purchase} />
      )}
    </>
  );
}

const PayLabel = ({ isPaid }: { isPaid: boolean }) =>
  isPaid ? <Trans>Pay by card</Trans> : <Trans>Sign up</Trans>;
