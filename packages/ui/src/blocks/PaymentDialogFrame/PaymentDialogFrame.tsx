import { useId, type ReactNode } from 'react';
import type { PurchaseSubject } from '../../components/PurchaseStatus/purchase.ts';
import { PurchaseStatus } from '../../components/PurchaseStatus/PurchaseStatus.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { useMoney } from '../../words/useMoney.ts';
import type { CheckoutState } from '../Checkout/state.ts';
import * as css from './PaymentDialogFrame.css.ts';
import {
  paymentDialogFrameMessages,
  type PaymentDialogFrameMessages,
} from './PaymentDialogFrame.messages.ts';
import { type ElementProps, elementProps } from '../../primitives/element/elementProps.ts';

/** What a payment provider's card form is told. */
export interface CardFormFrame {
  /** The id of its form, which the dialog's button submits. */
  id: string;
  isDisabled: boolean;
}

export interface PaymentDialogFrameProps
  extends
    ElementProps,
    Pick<CheckoutState, 'phase' | 'trouble' | 'sent' | 'contact' | 'isOffline'> {
  /** What the form behind the dialog holds. */
  subject: PurchaseSubject;
  onClose: () => void;
  /** Who gets the money. */
  payee: string;
  /** What the convention is called on the button, behind the amount: "Dublin 2019". */
  event: string;
  /** The payment provider's card form. */
  renderCardForm: (frame: CardFormFrame) => ReactNode;
  /** The bank's question to the card holder (3-D Secure). */
  authentication: ReactNode;
  messages?: Partial<PaymentDialogFrameMessages>;
}

/**
 * The dialog that pays by card: what is bought and for how much, the payment provider's card form and, where
 * the bank asks for it, its authentication. It can be closed unless the purchase is just being sent. What was
 * typed into the card form stays while it is found out whether a purchase arrived.
 *
 * @example
 * ```tsx
 * <PaymentDialogFrame
 *   subject={{ what: ['Adult'], buyer: { who: 'Aoife', email: 'aoife@example.com' }, amount: 21000 }}
 *   phase={{ name: 'card' }}
 *   trouble={null}
 *   sent={null}
 *   contact="registration@example.com"
 *   onClose={close}
 *   payee="Dublin 2019"
 *   event="Dublin 2019"
 *   renderCardForm={(frame) => <CardForm {...frame} onSource={buy} />}
 *   authentication={null}
 * />
 * ```
 */
export const PaymentDialogFrame = (props: PaymentDialogFrameProps) => {
  const { phase, sent, subject } = props;
  const words = useMessages('PaymentDialogFrame', paymentDialogFrameMessages, props.messages);
  const { money } = useMoney();
  const formId = useId();
  const isSending = phase.name === 'sending';
  const isAsked = phase.name === 'card' || isSending;
  // A purchase that never arrived is sent again with the same card.
  const keepsCard = isAsked || (phase.name === 'asking' && phase.isLost);
  return (
    <Dialog
      {...elementProps(props)}
      isOpen
      title={phase.name === 'authenticating' ? words.confirm : words.payByCard}
      isClosable={!isSending}
      onOpenChange={props.onClose}
      actions={
        isAsked && (
          <Button type="submit" form={formId} tone="primary" isPending={isSending}>
            {words.pay(money(subject.amount), props.event)}
          </Button>
        )
      }
    >
      <PurchaseStatus
        // The form may hold something else by now.
        subject={isAsked || !sent ? subject : sent}
        phase={phase}
        trouble={props.trouble}
        contact={props.contact}
        isOffline={props.isOffline}
      >
        {keepsCard && (
          <div hidden={!isAsked}>
            {props.renderCardForm({ id: formId, isDisabled: phase.name !== 'card' })}
          </div>
        )}
        {phase.name === 'authenticating' && props.authentication}
      </PurchaseStatus>
      {phase.name === 'card' && <p className={css.small}>{words.payee(props.payee)}</p>}
    </Dialog>
  );
};
