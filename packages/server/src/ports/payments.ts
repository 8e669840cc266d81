// Decisions: docs/decisions/payments.md
/** A payment that is requested once: the same `key` never charges twice. */
export interface ChargeRequest {
  /** The idempotency key of the purchase. */
  readonly key: string;
  /** The convention's account at the provider that gets the money. */
  readonly account: string;
  /** In the currency's minor unit. */
  readonly amount: number;
  /** ISO 4217 in lower case. */
  readonly currency: string;
  /** The provider's token for the buyer's card, from the browser. */
  readonly source: string;
  /** The text that the buyer sees with the charge. */
  readonly description: string;
  /** Data stored with the charge, by which it can be found at the provider. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly receiptEmail: string;
}

/** The code of a payment that succeeded when its places were gone. It is refunded. */
export const PLACES_GONE = 'places_gone';

/** The status of a payment. */
export type PaymentResult =
  | {
      readonly kind: 'succeeded';
      readonly chargeId: string;
      readonly receipt: string | null;
      /** The card that was charged; absent if the provider doesn't report it. */
      readonly card?: PaidCard;
      /** Refunds and disputes since the payment; absent if there are none. */
      readonly reversal?: Reversal;
    }
  /** The card holder must authenticate (3-D Secure), for which the browser needs the secret. */
  | { readonly kind: 'requires_action'; readonly chargeId: string; readonly clientSecret: string }
  | { readonly kind: 'processing'; readonly chargeId: string }
  | {
      readonly kind: 'failed';
      readonly chargeId: string | null;
      /**
       * The reason in the provider's terms: `card_declined`, `authentication_failed`, `cancelled`, `invalid_source` …
       */
      readonly code: string;
    };

/** A charged card, as a receipt names it. */
export interface PaidCard {
  /** The brand's own name, such as `Visa`; null if it isn't known. */
  readonly brand: string | null;
  /** The last four digits. */
  readonly last4: string;
}

/** The reversed part of a succeeded payment. */
export interface Reversal {
  /** The refunded amount so far. */
  readonly refunded: number;
  /** Whether the card holder's bank has taken the money back or is about to. */
  readonly isDisputed: boolean;
  /** The disputed amount in the currency's minor unit, without fees. By default, everything that wasn't refunded. */
  readonly disputed?: number;
}

/**
 * A provider's event. Contains only which payment changed: events arrive twice, late and out of order, so read the
 * status with `find`.
 */
export interface PaymentEvent {
  readonly id: string;
  readonly account: string;
  /** In the provider's terms. */
  readonly type: string;
  /** The idempotency key of the payment; `null` if it isn't one of ours. */
  readonly key: string | null;
}

/** The provider's events. */
export interface PaymentEvents {
  /**
   * Parses an event that the provider sent.
   *
   * @returns `undefined` if the signature is wrong
   */
  read(rawBody: string, signature: string): Promise<PaymentEvent | undefined>;
  /** Returns the provider's events in a period, to find those that were never delivered. */
  between(from: Date, to: Date): Promise<readonly PaymentEvent[]>;
}

/** A payment provider. */
export interface Payments {
  /**
   * Charges a card. Repeated with the same key, returns the status of that charge.
   *
   * @throws if it is unknown whether the card was charged; `find` returns the status later
   */
  charge(request: ChargeRequest): Promise<PaymentResult>;
  /** Returns the status of a key's charge; `undefined` if there never was one. */
  find(account: string, key: string): Promise<PaymentResult | undefined>;
  /**
   * Cancels the charge of a key that waits for its card holder or hasn't been made. Afterwards, no `charge` with this
   * key succeeds, not even one that is already in progress in another process.
   *
   * @returns the current status: `failed` with the code `cancelled`, or an earlier outcome; `undefined` if it can't be
   * known yet
   */
  cancel(account: string, key: string): Promise<PaymentResult | undefined>;
  /**
   * Returns the whole payment of a key to the card holder. Repeated, it returns nothing a second time.
   *
   * @throws if it is unknown or impossible; `find` returns what went back
   */
  refund(account: string, key: string): Promise<void>;
  /** Returns the public keys by account. */
  publicKeys(): Readonly<Record<string, string>>;
  /** Absent if the provider sends no events. */
  readonly events?: PaymentEvents;
  /**
   * Answers the card holder's authentication instead of a bank; sandbox only.
   *
   * @returns whether such a payment was waiting
   */
  readonly simulateBank?: (clientSecret: string, approve: boolean) => Promise<boolean>;
}
