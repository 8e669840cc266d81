import type { Phase, TimeSpan, Urgency } from '@conkit/rules';

/** When votes are taken, by the server's clock. */
export interface VotingPeriod {
  readonly phase: Phase;
  readonly urgency: Urgency;
  /** How long there is; undefined before voting opens and after it closed. */
  readonly left: TimeSpan | undefined;
  /** Instants, ISO 8601 with an offset. */
  readonly opens: string;
  readonly closes: string;
  /** The zone that the rules name them in, IANA. */
  readonly zone: string;
}

/** What the rules of the ballot need to be told. */
export interface VotingRules {
  /** The year whose works are voted on; undefined where it is not about works of a year. */
  readonly worksOf?: number | undefined;
  /** How many positions a ranking has. */
  readonly positions: number;
  /** What the entry that votes for giving no award is called; null where there is none. */
  readonly noAward: string | null;
}

/** When an award is given. */
export interface Ceremony {
  /** What the sentence about all ceremonies calls it. */
  readonly key: string;
  /** What the award is called. */
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** Who is voting, as far as the page knows. */
export type Voter =
  /** The page is nobody's: how somebody gets to a ballot. */
  | {
      readonly kind: 'nobody';
      readonly isSignedIn: boolean;
      readonly isSharedAccount: boolean;
      /** Where a visitor signs in, to come back to this page; the first page when undefined. */
      readonly signInHref?: string;
    }
  /** Somebody without the right to vote. */
  | { readonly kind: 'noRight'; readonly name: string }
  | {
      readonly kind: 'voter';
      readonly name: string;
      /** The membership in words: "Adult member #214". */
      readonly membership: string;
      /** What they sign with; undefined while they have not. */
      readonly signature: string | undefined;
      /** This device keeps what an earlier visit could not save. */
      readonly hasUnsaved: boolean;
      /**
       * Their ballot stays closed for a while, because they were moved to this account: there is nothing to sign.
       *
       * @default false
       */
      readonly isHeld?: boolean;
    };

/** The id of the form for the signature, for links that lead there. */
export const SIGNATURE_ID = 'signature';
