import type { Phase, TimeSpan, Urgency } from '@conkit/rules';

/** The voting period, by the server's clock. */
export interface VotingPeriod {
  readonly phase: Phase;
  readonly urgency: Urgency;
  /** The time left; undefined before voting opens and after it closed. */
  readonly left: TimeSpan | undefined;
  /** Instants in ISO 8601 with an offset. */
  readonly opens: string;
  readonly closes: string;
  /** The IANA time zone in which the rules name these times. */
  readonly zone: string;
}

/** The facts that the voting rules mention. */
export interface VotingRules {
  /** The year of the works; undefined if the award does not go by year. */
  readonly worksOf?: number | undefined;
  /** How many positions a ranking has. */
  readonly positions: number;
  /** The label of the No Award entry; null if there is none. */
  readonly noAward: string | null;
}

/** When an award is given. */
export interface Ceremony {
  /** Its key in the sentence about all ceremonies. */
  readonly key: string;
  /** The award's name. */
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** The voter, as far as the page has one. */
export type Voter =
  /** The page belongs to no voter; it explains how to get to a ballot. */
  | {
      readonly kind: 'nobody';
      readonly isSignedIn: boolean;
      readonly isSharedAccount: boolean;
      /**
       * Where a visitor signs in and returns from.
       *
       * @default the first page
       */
      readonly signInHref?: string;
    }
  /** A person without the right to vote. */
  | { readonly kind: 'noRight'; readonly name: string }
  | {
      readonly kind: 'voter';
      readonly name: string;
      /** The membership in words: "Adult member #214". */
      readonly membership: string;
      /** Their signature; undefined until they sign. */
      readonly signature: string | undefined;
      /** Whether this device stores changes that an earlier visit could not save. */
      readonly hasUnsaved: boolean;
      /**
       * Whether their ballot is on hold because they were moved to this account, so that there is nothing to sign.
       *
       * @default false
       */
      readonly isHeld?: boolean;
    };

/** The id of the signature form, for links to it. */
export const SIGNATURE_ID = 'signature';
