import { toStripeUnits } from '@conkit/rules';
import { HostedFields } from '@conkit/ui';
import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { appearanceOf } from './appearance.ts';
import { stripeLocale } from './locale.ts';

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
export function PaymentFields({
  stripe,
  amount,
  currency,
  isDisabled,
  onLoaded,
}: PaymentFieldsProps) {
  const language = useLanguage();
  const units = toStripeUnits(amount, currency);
  const place = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<Fields | null>(null);

  const open = useEffectEvent((element: HTMLElement): Fields => {
    const elements = stripe.elements({
      mode: 'payment',
      amount: units,
      currency,
      allowedPaymentMethodTypes: ['card'],
      locale: stripeLocale(language),
      appearance: appearanceOf(element),
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
