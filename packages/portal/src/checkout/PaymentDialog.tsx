import { Button, Dialog } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useId } from 'react';
import { PaymentSummary } from './PaymentSummary.tsx';
import type { PaymentProvider } from './provider.ts';
import { PurchaseProgress } from './PurchaseProgress.tsx';
import { PurchaseTrouble } from './PurchaseTrouble.tsx';
import { isUnderWay } from './purchaseFlow.ts';
import type { Purchase } from './usePurchase.ts';
import * as styles from './Payment.css.ts';

interface PaymentDialogProps {
  provider: PaymentProvider;
  purchase: Purchase;
}

/**
 * Pays by card: what is bought and for how much, the provider's card form and, where the bank asks for it,
 * its authentication. It can be closed unless the purchase is just being sent; the page then shows how it
 * goes on. It is loaded when somebody pays.
 */
export function PaymentDialog({ provider, purchase }: PaymentDialogProps) {
  const { t } = useLingui();
  const { config } = useRouteContext({ from: '__root__' });
  const formId = useId();
  const { CardForm, Authentication } = provider;
  const { phase, trouble, intent, subject, amount, dispatch, buy } = purchase;
  const { name, year } = config.event;
  const isAsked = phase.name === 'card' || phase.name === 'sending';
  const isSending = phase.name === 'sending';
  const title = phase.name === 'authenticating' ? t`Confirm with your bank` : t`Pay by card`;

  return (
    <Dialog
      isOpen
      title={title}
      isClosable={!isSending}
      onOpenChange={() => dispatch({ type: 'dialogClosed' })}
      actions={
        isAsked && (
          <Button type="submit" form={formId} tone="primary" isPending={isSending}>
            {name} {year}
          </Button>
        )
      }
    >
      {isAsked || !intent ? (
        <PaymentSummary what={subject.what} buyer={subject} amount={amount} />
      ) : (
        // The form may hold something else by now.
        <PaymentSummary what={intent.what} buyer={intent.buyer} amount={intent.amount} />
      )}
      {trouble && <PurchaseTrouble trouble={trouble} />}
      {isAsked && (
        <div className={styles.cardForm}>
          <CardForm
            id={formId}
            amount={amount}
            currency={config.currency}
            email={subject.email}
            isDisabled={isSending}
            onSource={(source) => void buy(source)}
          />
        </div>
      )}
      {phase.name === 'authenticating' && (
        <Authentication
          clientSecret={phase.clientSecret}
          onDone={() => dispatch({ type: 'bankAnswered' })}
        />
      )}
      {isUnderWay(phase) && <PurchaseProgress phase={phase} />}
      {isAsked && !isSending && (
        <p className={styles.small}>
          <Trans>You pay {config.name}. We never see or keep your card number.</Trans>
        </p>
      )}
    </Dialog>
  );
}
