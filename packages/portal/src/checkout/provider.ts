import type { ComponentType } from 'react';

/** What a provider's card form is given. The dialog has the button, which submits the form by its id. */
export interface CardFormProps {
  id: string;
  /** in the currency's minor unit */
  amount: number;
  /** ISO 4217, in lower case. */
  currency: string;
  /** The payer's address. */
  email: string;
  isDisabled: boolean;
  /** Called with what stands for the card; a card number never leaves the form. */
  onSource: (source: string) => void;
}

/** What a provider's authentication step is given (3-D Secure). */
export interface AuthenticationProps {
  clientSecret: string;
  /** Called when the card holder is done with the bank, whatever the bank said: the server is asked next. */
  onDone: () => void;
}

/** A payment provider as the screens know it: everything else about it stays in its own folder. */
export interface PaymentProvider {
  CardForm: ComponentType<CardFormProps>;
  Authentication: ComponentType<AuthenticationProps>;
}
