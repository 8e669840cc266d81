import { useId, type ReactNode } from 'react';
import type { PurchaseSubject } from '../../components/PurchaseStatus/purchase.ts';
import { PurchaseStatus } from '../../components/PurchaseStatus/PurchaseStatus.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useMessages, useMoney } from '../../words/provider.tsx';
import {
  paymentDialogFrameMessages,
  type PaymentDialogFrameMessages,
} from '../../locales/en/PaymentDialogFrame.gen.ts';
import { type ElementProps, elementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import type { CheckoutState } from '../Checkout/Checkout.tsx';
import * as css from './PaymentDialogFrame.css.ts';

/** The props of a payment provider's card form. */
export interface CardFormFrame {
  /** The id for its form, which the dialog's button submits. */
  id: string;
  isDisabled: boolean;
}

export interface PaymentDialogFrameProps
  extends
    ElementProps,
    Pick<CheckoutState, 'phase' | 'problem' | 'sentPurchase' | 'contactEmail' | 'isOffline'> {
  /** The purchase in the form behind the dialog. */
  subject: PurchaseSubject;
  /** Called to close the dialog. */
  onClose: () => void;
  /** The name of the account that receives the money. */
  payee: string;
  /** The convention's name on the button, after the amount: "Dublin 2019". */
  conventionName: string;
  /** Renders the payment provider's card form. */
  renderCardForm: (frame: CardFormFrame) => ReactNode;
  /** The bank's authentication of the card holder (3-D Secure). */
  authentication: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<PaymentDialogFrameMessages>;
}

/**
 * The dialog that pays by card: what is bought and for how much, the provider's card form, and the bank's
 * authentication. It can be closed except while the purchase is being sent. The card form keeps its values while the
 * outcome is unknown.
 *
 * @example
 * ```tsx
 * <PaymentDialogFrame
 *   subject={{ items: ['Adult'], buyer: { name: 'Aoife', email: 'aoife@example.com' }, amount: 21000 }}
 *   phase={{ kind: 'card' }}
 *   problem={null}
 *   sentPurchase={null}
 *   contactEmail="registration@example.com"
 *   onClose={close}
 *   payee="Dublin 2019"
 *   conventionName="Dublin 2019"
 *   renderCardForm={(frame) => <CardForm {...frame} onSource={buy} />}
 *   authentication={null}
 * />
 * ```
 */
export const PaymentDialogFrame = (props: PaymentDialogFrameProps) => {
  const { phase, sentPurchase, subject } = props;
  const words = useMessages('PaymentDialogFrame', paymentDialogFrameMessages, props.messages);
  const { formatMoney } = useMoney();
  const formId = useId();
  const isSending = phase.kind === 'sending';
  const isAsked = phase.kind === 'card' || isSending;
  // A purchase that never arrived is sent again with the same card.
  const keepsCard = isAsked || (phase.kind === 'asking' && phase.isOutcomeUnknown);
  return (
    <Dialog
      {...elementProps(props)}
      isOpen
      title={phase.kind === 'authenticating' ? words.confirm : words.payByCard}
      isClosable={!isSending}
      onOpenChange={props.onClose}
      actions={
        isAsked && (
          <Button type="submit" form={formId} tone="primary" isPending={isSending}>
            {words.pay({ amount: formatMoney(subject.amount), event: props.conventionName })}
          </Button>
        )
      }
    >
      <PurchaseStatus
        // The form may have changed since the purchase was sent.
        subject={isAsked || !sentPurchase ? subject : sentPurchase}
        phase={phase}
        problem={props.problem}
        contactEmail={props.contactEmail}
        isOffline={props.isOffline}
      >
        {keepsCard && (
          <div hidden={!isAsked}>
            {props.renderCardForm({ id: formId, isDisabled: phase.kind !== 'card' })}
          </div>
        )}
        {phase.kind === 'authenticating' && props.authentication}
      </PurchaseStatus>
      {phase.kind === 'card' && (
        <p className={css.small}>{words.payee({ convention: props.payee })}</p>
      )}
    </Dialog>
  );
};
