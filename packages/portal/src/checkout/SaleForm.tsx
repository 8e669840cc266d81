import { Button, Card, CardBody } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { isLeftOpen, isUnderWay } from './purchaseFlow.ts';
import type { Purchase } from './usePurchase.ts';
import * as styles from './Payment.css.ts';

interface SaleFormProps {
  purchase: Purchase;
  /** What is sold. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** The fields. They cannot be changed while the purchase is under way. */
  children: ReactNode;
  /** The end of the form: the total and the button. */
  checkout: ReactNode;
  /** What the server did not accept, by field: the first of them takes the focus. */
  refusals?: ReadonlyMap<string, string>;
  /** Forgets what was filled in; without it there is nothing to forget. */
  onClear?: () => void;
}

/** The card of a form that sells something; an open purchase takes its place. */
export function SaleForm(props: SaleFormProps) {
  const { purchase, title, subtitle, children, checkout, refusals, onClear } = props;
  const isOpen = isLeftOpen(purchase);
  const isLocked = isUnderWay(purchase.phase);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals?.size) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  return (
    <Card
      title={isOpen ? <Trans>Your open purchase</Trans> : title}
      subtitle={isOpen ? undefined : subtitle}
    >
      <CardBody>
        {!isOpen && (
          <form
            ref={form}
            noValidate
            className={styles.form}
            onSubmit={(event) => event.preventDefault()}
          >
            <fieldset disabled={isLocked} className={styles.form}>
              {children}
            </fieldset>
          </form>
        )}
        {checkout}
        {onClear && !isLocked && (
          <div className={styles.quietButton}>
            <Button tone="quiet" onPress={onClear}>
              <Trans>Clear the form</Trans>
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  );
}
