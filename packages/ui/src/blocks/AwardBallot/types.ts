import type { AwardName, Ballot, Finalist } from '@conkit/rules';
import type { MouseEvent } from 'react';
import type { PacketFormat } from '../../components/PacketLinks/PacketLinks.tsx';
import type { SaveStatus } from '../../components/SaveState/saveStatus.ts';
import type { RefusalReason } from './AwardBallot.messages.tsx';

/** What of the voter packet belongs to a category. */
export interface CategoryPacket {
  readonly formats: readonly PacketFormat[];
  /** What can be asked for beside the files. */
  readonly request?: { readonly label: string; readonly isPending: boolean } | undefined;
}

/** A category with what a voter ranked in it. */
export interface RankedCategory {
  readonly key: string;
  readonly title: string;
  /** The finalists in ballot order, replaced ones too. */
  readonly finalists: readonly Finalist[];
  /**
   * What the entry that votes for giving no award is called, which is added; null where there is none.
   *
   * @default "No award", in the reader's language
   */
  readonly noAward?: string | null | undefined;
  /** What is on the screen. */
  readonly ballot: Ballot;
  /** What the server is known to have. */
  readonly saved: Ballot;
}

/** A category of the ballot, and how it is saved. */
export interface CategoryBallot extends RankedCategory {
  readonly status: SaveStatus;
  /** When the category was last saved, an ISO instant. */
  readonly savedAt?: string | undefined;
  /** What was saved elsewhere of a ranking that was changed here too: the voter chooses. */
  readonly theirs?: Ballot | undefined;
  /** The server did not accept the ranking as it is. */
  readonly refusal?: RefusalReason | undefined;
  readonly packet?: CategoryPacket | undefined;
}

/** What the voter must know about the whole ballot. */
export type BallotProblem =
  /** Voting closed before everything was saved. */
  | { readonly kind: 'tooLate' }
  /** The session has ended; where one signs in again and comes back. */
  | { readonly kind: 'signedOut'; readonly signInHref: string }
  /** The last save failed; why, in words. */
  | { readonly kind: 'failed'; readonly reason: string };

/** The ballot of another award, where something waits for the voter's decision. */
export interface OtherBallot {
  readonly award: AwardName;
  readonly href: string;
}

/** What a voter does in a category; the same object as long as the ballot is on the screen. */
export interface CategoryActions {
  readonly change: (category: string, ballot: Ballot) => void;
  readonly resolve: (category: string, choice: 'mine' | 'theirs') => void;
  readonly retry: () => void;
  readonly follow: (event: MouseEvent<HTMLAnchorElement>, category: string, format: string) => void;
  readonly request: (category: string) => void;
  /** Folds or unfolds it. */
  readonly fold: (category: string, isOpen: boolean) => void;
  /** Goes on to the next category in which there is something to do. */
  readonly goOn: (category: string) => void;
}
