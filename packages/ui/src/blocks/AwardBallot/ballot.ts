import {
  type AwardName,
  type Ballot,
  countedBallot,
  type Finalist,
  uncountedEntries,
} from '@conkit/rules';
import type { MouseEvent } from 'react';
import type { CategoryStatus } from '../../components/CategoryFold/CategoryFold.tsx';
import type { PacketFormat } from '../../components/PacketLinks/PacketLinks.tsx';
import type { SaveStatus } from '../../components/SaveState/saveStatus.ts';
import type { AwardBallotMessages } from '../../locales/en/AwardBallot.gen.ts';

/** The voter packet of the whole ballot. The files of each category are in its `packet`. */
export interface BallotPacket {
  /** Why the packet could not be loaded. The ballot works without it. */
  readonly errorMessage?: string | undefined;
  /** Called to load the packet again after a failure. */
  readonly onRetry: () => void;
  /** Called before the browser follows a link to a file. Call `preventDefault` to cancel it. */
  readonly onOpenFile?: (
    event: MouseEvent<HTMLAnchorElement>,
    category: string,
    format: string,
  ) => void;
  /** Called to request what a category's packet has besides its files. */
  readonly onRequest?: (category: string) => void;
}

/** A category's part of the voter packet. */
export interface CategoryPacket {
  readonly formats: readonly PacketFormat[];
  /** What can be requested besides the files. */
  readonly request?: { readonly label: string; readonly isPending: boolean } | undefined;
}

/** A category and what the voter ranked in it. */
export interface RankedCategory {
  readonly key: string;
  readonly title: string;
  /** The finalists in ballot order, including replaced ones. */
  readonly finalists: readonly Finalist[];
  /**
   * The label of the added No Award entry; null if there is none.
   *
   * @default "No award", in the reader's language
   */
  readonly noAward?: string | null | undefined;
  /** The ranking on the screen. */
  readonly ballot: Ballot;
  /** The ranking that the server last confirmed. */
  readonly savedBallot: Ballot;
}

/** Why the server refused a ranking. */
export type RefusalReason = 'replacedFinalist' | 'unknownCategory' | 'other';

/** A category of the ballot with its save status. */
export interface CategoryBallot extends RankedCategory {
  readonly status: SaveStatus;
  /** When the category was last saved, as an ISO 8601 instant. */
  readonly savedAt?: string | undefined;
  /** A ranking that was saved elsewhere while this one was changed here: the voter chooses between them. */
  readonly theirs?: Ballot | undefined;
  /** Why the server refused the current ranking. */
  readonly refusal?: RefusalReason | undefined;
  readonly packet?: CategoryPacket | undefined;
}

/** Another award's ballot in which something needs the voter's decision. */
export interface OtherBallot {
  readonly awardName: AwardName;
  readonly href: string;
}

/** What a voter can do in a category. The object is stable while the ballot is on the screen. */
export interface CategoryActions {
  readonly change: (category: string, ballot: Ballot) => void;
  readonly resolve: (category: string, choice: 'mine' | 'theirs') => void;
  readonly retry: () => void;
  readonly openFile: NonNullable<BallotPacket['onOpenFile']>;
  readonly requestPacket: (category: string) => void;
  /** Folds or unfolds it. */
  readonly fold: (category: string, isOpen: boolean) => void;
  /** Folds the category and opens the next one with something to do. */
  readonly proceed: (category: string) => void;
}

/** The id of the review on the page of a ballot. */
export const REVIEW_ID = 'review';

type Progress = Pick<CategoryBallot, 'ballot' | 'theirs' | 'refusal'>;

/** Returns whether the voter has to decide something before the category can be saved (BAL-15, BAL-17). */
export const isUndecided = ({ theirs, refusal }: Progress): boolean =>
  theirs !== undefined || refusal !== undefined;

/** Returns whether the server lacks the ranking, and isn't receiving it either. */
export const isUnsaved = ({ status }: Pick<CategoryBallot, 'status'>): boolean =>
  status !== 'saved' && status !== 'saving';

/** Returns a category's progress. */
export function getStatus(category: Progress): CategoryStatus {
  if (isUndecided(category)) return 'trouble';
  if (uncountedEntries(category.ballot).length > 0) return 'gap';
  return countedBallot(category.ballot).length > 0 ? 'done' : 'untouched';
}

/** Returns the label of a category's progress. */
export function getStatusLabel(category: Progress, words: AwardBallotMessages): string {
  if (category.refusal !== undefined) return words.notSaved;
  if (category.theirs !== undefined) return words.inConflict;
  const status = getStatus(category);
  if (status === 'gap') return words.hasGap;
  return status === 'done' ? words.ranked : words.notRanked;
}

/** Returns the first unfinished category after the given one, or of all categories. */
export const findUnfinished = (
  categories: readonly CategoryBallot[],
  after?: string,
): CategoryBallot | undefined =>
  categories
    .slice(categories.findIndex(({ key }) => key === after) + 1)
    .find((category) => getStatus(category) !== 'done');
