/** One payment, asked for once: the same `key` never charges twice. */
export interface ChargeRequest {
  /** The idempotency key of the purchase. */
  readonly key: string;
  /** Which of the convention's accounts at the provider gets the money. */
  readonly account: string;
  /** Cents. */
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
   * Cancels the charge of a key while it waits for its card holder; afterwards it can succeed no more.
   *
   * @returns how the charge stands now: `failed` with the code `cancelled`, or as it was decided before;
   * `undefined` when there never was one
   */
  cancel(account: string, key: string): Promise<PaymentResult | undefined>;
  /** Account to its public key. */
  publicKeys(): Readonly<Record<string, string>>;
  /**
   * Answers the card holder's authentication in place of a bank: only a sandbox can.
   *
   * @returns whether there was such a payment waiting
   */
  readonly playBank?: (clientSecret: string, approve: boolean) => Promise<boolean>;
}
