import { toProviderUnits } from '@conkit/rules';
import { Busy, Button, HostedFields, Notice, ProviderStep, TextField } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSingleFlight } from '../../browser/useSingleFlight.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { CardFormProps } from '../provider.ts';
import { readAppearance, toStripeLocale } from './appearance.ts';

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
      const source = await createCardToken(stripe, elements, { email, postalCode });
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

interface PaymentFieldsProps {
  stripe: Stripe;
  /** In the currency's minor unit. */
  amount: number;
  /** ISO 4217, in lower case. */
  currency: string;
  isDisabled: boolean;
  /** Called with the fields once they are ready, or with null if they didn't load. */
  onLoaded: (elements: StripeElements | null) => void;
}

/**
 * Stripe's card fields, in Stripe's own frames: the portal can't read what is typed. Postal code and email
 * are left out, since the portal provides them.
 */
function PaymentFields({ stripe, amount, currency, isDisabled, onLoaded }: PaymentFieldsProps) {
  const language = useLanguage();
  const units = toProviderUnits('stripe', amount, currency);
  const place = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<Fields | null>(null);

  const open = useEffectEvent((element: HTMLElement): Fields => {
    const elements = stripe.elements({
      mode: 'payment',
      amount: units,
      currency,
      allowedPaymentMethodTypes: ['card'],
      locale: toStripeLocale(language),
      appearance: readAppearance(element),
    });
    const payment = elements.create('payment', {
      fields: { billingDetails: { email: 'never', address: { postalCode: 'never' } } },
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    });
    return { elements, payment };
  });
  const loaded = useEffectEvent(onLoaded);
  useEffect(() => {
    if (!place.current) return;
    const opened = open(place.current);
    opened.payment.on('ready', () => {
      setFields(opened);
      loaded(opened.elements);
      // The buyer came here to type the card's number, unless they have begun elsewhere.
      if (!(document.activeElement instanceof HTMLInputElement)) opened.payment.focus();
    });
    opened.payment.on('loaderror', () => loaded(null));
    opened.payment.mount(place.current);
    return () => {
      opened.payment.destroy();
    };
  }, []);

  useEffect(() => {
    void fields?.elements.update({ amount: units });
  }, [fields, units]);
  useEffect(() => {
    fields?.payment.update({ readOnly: isDisabled });
  }, [fields, isDisabled]);

  return <HostedFields ref={place} />;
}

interface Fields {
  readonly elements: StripeElements;
  readonly payment: StripePaymentElement;
}

/** What Stripe's fields don't collect. */
interface Billing {
  readonly email: string;
  readonly postalCode: string;
}

/**
 * Creates a confirmation token for the card in the fields. It is valid for one payment.
 *
 * @returns null if the fields show a validation error
 * @throws Error with Stripe's message if the token couldn't be created
 */
async function createCardToken(
  stripe: Stripe,
  elements: StripeElements,
  { email, postalCode }: Billing,
): Promise<string | null> {
  const { error: wrong } = await elements.submit();
  if (wrong) return handleFieldError(wrong);
  const { error, confirmationToken } = await stripe.createConfirmationToken({
    elements,
    params: {
      payment_method_data: {
        billing_details: { email, address: { postal_code: postalCode } },
      },
    },
  });
  return error ? handleFieldError(error) : confirmationToken.id;
}

function handleFieldError({ type, message }: { type: string; message?: string }): null {
  if (type === 'validation_error') return null;
  throw new Error(message);
}
