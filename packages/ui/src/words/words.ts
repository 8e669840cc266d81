import type { AwardBallotMessages } from '../blocks/AwardBallot/AwardBallot.messages.tsx';
import type { BallotReviewMessages } from '../blocks/BallotReview/BallotReview.messages.ts';
import type { VotingPageMessages } from '../blocks/VotingPage/VotingPage.messages.tsx';
import type { BadgePreviewMessages } from '../components/BadgePreview/BadgePreview.messages.ts';
import type { BallotSummaryMessages } from '../components/BallotSummary/BallotSummary.messages.ts';
import type { BothVersionsMessages } from '../components/BothVersions/BothVersions.messages.ts';
import type { CategoryIndexMessages } from '../components/CategoryIndex/CategoryIndex.messages.ts';
import type { DeadlineMessages } from '../components/Deadline/Deadline.messages.ts';
import type { PacketLinksMessages } from '../components/PacketLinks/PacketLinks.messages.ts';
import type { RankedBallotMessages } from '../components/RankedBallot/RankedBallot.messages.ts';
import type { RetryableMessages } from '../components/Retryable/Retryable.messages.ts';
import type { SaveStateMessages } from '../components/SaveState/SaveState.messages.ts';
import type { DialogMessages } from '../primitives/Dialog/Dialog.messages.ts';
import type { FieldMessages } from '../primitives/Field/Field.messages.ts';
import type { PictureMessages } from '../primitives/Picture/Picture.messages.ts';

/**
 * The words of the library, by the component or block that says them. A language is a value of this type, so
 * that a missing word does not compile. English stands beside each component and is there without loading
 * anything.
 */
export interface UiWords {
  AwardBallot: AwardBallotMessages;
  BadgePreview: BadgePreviewMessages;
  BallotReview: BallotReviewMessages;
  BallotSummary: BallotSummaryMessages;
  BothVersions: BothVersionsMessages;
  CategoryIndex: CategoryIndexMessages;
  Deadline: DeadlineMessages;
  Dialog: DialogMessages;
  Field: FieldMessages;
  PacketLinks: PacketLinksMessages;
  Picture: PictureMessages;
  RankedBallot: RankedBallotMessages;
  Retryable: RetryableMessages;
  SaveState: SaveStateMessages;
  VotingPage: VotingPageMessages;
}

/** Words in the place of the library's own, for the components that they name. */
export type UiWordOverrides = { readonly [Name in keyof UiWords]?: Partial<UiWords[Name]> };
