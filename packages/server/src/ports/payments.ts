/** One payment, asked for once: the same `key` never charges twice. */
export interface ChargeRequest {
  /** The idempotency key of the purchase. */
  readonly key: string;
  /** Which of the convention's accounts at the provider gets the money. */
  readonly account: string;
  /** In the currency's minor unit. */
  readonly amount: number;
  /** ISO 4217 in lower case. */
  readonly currency: string;
  /** What the browser got from the provider for the buyer's card. */
  readonly source: string;
  /** What the buyer reads beside the charge. */
  readonly description: string;
  /** What the convention finds the charge by in the provider's books. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly receiptEmail: string;
}

/** How a payment stands. */
export type PaymentResult =
  | {
      readonly kind: 'succeeded';
      readonly chargeId: string;
      readonly receipt: string | null;
      /** What was taken back since; nothing when absent. */
      readonly reversal?: Reversal;
    }
  /** The card holder must authenticate (3-D Secure); the browser needs the secret for that. */
  | { readonly kind: 'requires_action'; readonly chargeId: string; readonly clientSecret: string }
  | { readonly kind: 'processing'; readonly chargeId: string }
  | {
      readonly kind: 'failed';
      readonly chargeId: string | null;
      /** Why, in the provider's terms: `card_declined`, `authentication_failed`, `cancelled`, `invalid_source` … */
      readonly code: string;
    };

/** What was taken back of a payment that had succeeded. */
export interface Reversal {
  /** What was given back to the card holder so far. */
  readonly refunded: number;
  /** Whether the card holder's bank has taken the money back, or is about to. */
  readonly isDisputed: boolean;
  /** How much of it, in the currency's minor unit and without fees; all that was not refunded when absent. */
  readonly disputed?: number;
}

/**
 * Something that the provider tells of its own accord. It says only which payment has changed: events
 * come twice, late and out of order, so how the payment stands is asked for with `find`.
 */
export interface PaymentEvent {
  readonly id: string;
  readonly account: string;
  /** In the provider's terms. */
  readonly type: string;
  /** The idempotency key of the payment; null when it is none of ours. */
  readonly key: string | null;
}

/** How a provider tells what has changed. */
export interface PaymentEvents {
  /**
   * Reads an event that was sent to us.
   *
   * @returns nothing when the signature does not fit
   */
  read(rawBody: string, signature: string): Promise<PaymentEvent | undefined>;
  /** The provider's list of the events from one time to another, for those that were not sent to us. */
  between(from: Date, to: Date): Promise<readonly PaymentEvent[]>;
}

/** A payment provider. */
export interface Payments {
  /**
   * Charges a card. Asked again with the same key it answers how that one charge stands.
   *
   * @throws when it is not known whether anything was charged; `find` tells later
   */
  charge(request: ChargeRequest): Promise<PaymentResult>;
  /** How the charge of a key stands; `undefined` when there never was one. */
  find(account: string, key: string): Promise<PaymentResult | undefined>;
  /**
   * Cancels the charge of a key while it waits for its card holder or has not been made: afterwards `charge` can make
   * none with this key, not even a call that is already under way in another process.
   *
   * @returns how the charge stands now: `failed` with the code `cancelled`, or as it was decided before;
   * `undefined` when that cannot be known yet
   */
  cancel(account: string, key: string): Promise<PaymentResult | undefined>;
  /** Account to its public key. */
  publicKeys(): Readonly<Record<string, string>>;
  /** Absent where the provider never speaks unasked. */
  readonly events?: PaymentEvents;
  /**
   * Answers the card holder's authentication in place of a bank: only a sandbox can.
   *
   * @returns whether there was such a payment waiting
   */
  readonly playBank?: (clientSecret: string, approve: boolean) => Promise<boolean>;
}
