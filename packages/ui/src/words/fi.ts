import { awardBallotFi } from '../blocks/AwardBallot/AwardBallot.messages.fi.tsx';
import { ballotReviewFi } from '../blocks/BallotReview/BallotReview.messages.fi.ts';
import { votingPageFi } from '../blocks/VotingPage/VotingPage.messages.fi.tsx';
import { badgePreviewFi } from '../components/BadgePreview/BadgePreview.messages.fi.ts';
import { ballotSummaryFi } from '../components/BallotSummary/BallotSummary.messages.fi.ts';
import { bothVersionsFi } from '../components/BothVersions/BothVersions.messages.fi.ts';
import { categoryIndexFi } from '../components/CategoryIndex/CategoryIndex.messages.fi.ts';
import { deadlineFi } from '../components/Deadline/Deadline.messages.fi.ts';
import { packetLinksFi } from '../components/PacketLinks/PacketLinks.messages.fi.ts';
import { rankedBallotFi } from '../components/RankedBallot/RankedBallot.messages.fi.ts';
import { retryableFi } from '../components/Retryable/Retryable.messages.fi.ts';
import { saveStateFi } from '../components/SaveState/SaveState.messages.fi.ts';
import { dialogFi } from '../primitives/Dialog/Dialog.messages.fi.ts';
import { fieldFi } from '../primitives/Field/Field.messages.fi.ts';
import { pictureFi } from '../primitives/Picture/Picture.messages.fi.ts';
import type { UiWords } from './words.ts';

/** The library in Finnish, for `ConKitProvider`. */
export const fi: UiWords = {
  AwardBallot: awardBallotFi,
  BadgePreview: badgePreviewFi,
  BallotReview: ballotReviewFi,
  BallotSummary: ballotSummaryFi,
  BothVersions: bothVersionsFi,
  CategoryIndex: categoryIndexFi,
  Deadline: deadlineFi,
  Dialog: dialogFi,
  Field: fieldFi,
  PacketLinks: packetLinksFi,
  Picture: pictureFi,
  RankedBallot: rankedBallotFi,
  Retryable: retryableFi,
  SaveState: saveStateFi,
  VotingPage: votingPageFi,
};
