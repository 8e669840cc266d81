import type { ComponentType } from 'react';

/** Props of a provider's card form. The dialog renders the submit button and refers to the form by `id`. */
export interface CardFormProps {
  id: string;
  /** In the currency's minor unit. */
  amount: number;
  /** ISO 4217, in lower case. */
  currency: string;
  /** The payer's email address. */
  email: string;
  isDisabled: boolean;
  /** Called with a token for the card. Card numbers never leave the form. */
  onSource: (source: string) => void;
}

/** Props of a provider's authentication step (3-D Secure). */
export interface AuthenticationProps {
  clientSecret: string;
  /** Called when the authentication ends, whatever its result. The server's status decides. */
  onDone: () => void;
}

/** A payment provider. Everything specific to one stays in its own folder. */
export interface PaymentProvider {
  CardForm: ComponentType<CardFormProps>;
  Authentication: ComponentType<AuthenticationProps>;
}
