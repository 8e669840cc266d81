import { Busy, Button, Notice, ProviderStep, TextField } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useSingleFlight } from '../../browser/useSingleFlight.ts';
import type { CardFormProps } from '../provider.ts';
import { cardSource } from './cardSource.ts';
import { PaymentFields } from './PaymentFields.tsx';

/** Stripe's card form with a postal code field. Calls `onSource` with a confirmation token. */
export function StripeCardForm({
  stripe,
  id,
  amount,
  currency,
  email,
  isDisabled,
  onSource,
}: CardFormProps & { stripe: Stripe }) {
  const { t } = useLingui();
  /** Undefined while loading, null if loading failed. */
  const [elements, setElements] = useState<StripeElements | null>();
  const [attempt, setAttempt] = useState(0);
  const [postcode, setPostcode] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const pay = useSingleFlight(async () => {
    const postalCode = postcode.trim();
    setSubmitted(true);
    if (!postalCode) focusField(form.current, 'postcode');
    if (!postalCode || !elements || isDisabled) return;
    setChecking(true);
    setFailure(null);
    try {
      const source = await cardSource(stripe, elements, { email, postalCode });
      // Closing the dialog cancels the payment.
      if (source !== null && isMounted.current) onSource(source);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
    setChecking(false);
  });
  const retry = () => {
    setElements(undefined);
    setAttempt(attempt + 1);
  };

  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <ProviderStep>
        {elements === undefined && (
          <Busy>
            <Trans>Loading the card form</Trans>
          </Busy>
        )}
        {elements === null ? (
          <Notice
            tone="danger"
            role="alert"
            title={<Trans>The card form did not load</Trans>}
            action={
              <Button onPress={retry}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>Nothing has been charged. Check your network and try again.</Trans>
          </Notice>
        ) : (
          <PaymentFields
            key={attempt}
            stripe={stripe}
            amount={amount}
            currency={currency}
            isDisabled={isDisabled}
            onLoaded={setElements}
          />
        )}
        <TextField
          label={t`Postal code`}
          name="postcode"
          autoComplete="billing postal-code"
          maxLength={20}
          isRequired
          isDisabled={isDisabled}
          value={postcode}
          errorMessage={
            isSubmitted && !postcode.trim()
              ? t`Enter a postal code, for example D01 X2Y3.`
              : undefined
          }
          onChange={setPostcode}
        />
        {isChecking && (
          <Busy>
            <Trans>Checking the card</Trans>
          </Busy>
        )}
        {failure !== null && (
          <Notice tone="danger" role="alert" title={<Trans>The card could not be checked</Trans>}>
            <Trans>Nothing has been charged. You can try again.</Trans> {failure}
          </Notice>
        )}
      </ProviderStep>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
