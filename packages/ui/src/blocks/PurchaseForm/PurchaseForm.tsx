// Decisions: docs/decisions/buying.md
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isLeftOpen, isUnderWay } from '../../components/PurchaseStatus/purchase.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { TriedContext } from '../../primitives/Field/tried.ts';
import { useMessages } from '../../words/useMessages.ts';
import { Checkout, type CheckoutProps } from '../Checkout/Checkout.tsx';
import * as css from './PurchaseForm.css.ts';
import { purchaseFormMessages, type PurchaseFormMessages } from './PurchaseForm.messages.ts';
import { elementProps } from '../../primitives/element/elementProps.ts';

export interface PurchaseFormProps extends Omit<
  CheckoutProps,
  'isTried' | 'onTry' | 'isSticky' | 'form'
> {
  /** The name of what is sold. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** The fields. They are disabled while the purchase is in flight. */
  children: ReactNode;
  /** Replaces total and button when nothing can be bought. */
  unavailable?: ReactNode;
  /** Fields that the server refused, with the reason; the first of them gets the focus. */
  refusals?: ReadonlyMap<string, string>;
  /** Called to clear the form; without it there is nothing to clear. */
  onClear?: () => void;
  messages?: Partial<PurchaseFormMessages>;
}

/**
 * The card of a form that sells something: its fields, and a sticky foot with the total and the button. Fields show
 * what is missing once they were left, or once the button was pressed. An open purchase replaces the form.
 *
 * @example
 * ```tsx
 * <PurchaseForm title="Bench" checkout={checkout} isReady>
 *   <TextField label="Text of the sign" value={text} onChange={setText} />
 * </PurchaseForm>
 * ```
 */
export const PurchaseForm = (props: PurchaseFormProps) => {
  const { title, subtitle, children, unavailable, refusals, onClear, messages, ...end } = props;
  const words = useMessages('PurchaseForm', purchaseFormMessages, messages);
  const [isTried, setTried] = useState(false);
  const isOpen = isLeftOpen(end.checkout);
  const isLocked = isUnderWay(end.checkout.phase);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals?.size) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  const clear = () => {
    setTried(false);
    onClear?.();
  };
  return (
    <Card
      {...elementProps(props)}
      title={isOpen ? words.openPurchase : title}
      subtitle={isOpen ? undefined : subtitle}
    >
      <CardBody>
        {!isOpen && (
          <form
            ref={form}
            id={formId}
            noValidate
            className={css.form}
            // The button handles submission; Enter presses it.
            onSubmit={(event) => event.preventDefault()}
          >
            <fieldset disabled={isLocked} className={css.form}>
              <TriedContext value={isTried}>{children}</TriedContext>
            </fieldset>
          </form>
        )}
        {onClear && !isLocked && (
          <div className={css.quietButton}>
            <Button tone="quiet" onPress={clear}>
              {words.clear}
            </Button>
          </div>
        )}
        {unavailable && !isOpen ? (
          unavailable
        ) : (
          <Checkout
            checkout={end.checkout}
            isReady={end.isReady}
            missing={end.missing}
            whyNot={end.whyNot}
            total={end.total}
            tone={end.tone}
            form={formId}
            isSticky
            isTried={isTried}
            onTry={() => setTried(true)}
          />
        )}
      </CardBody>
    </Card>
  );
};
