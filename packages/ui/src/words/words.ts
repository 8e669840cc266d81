import type { AwardNominationsMessages } from '../blocks/AwardNominations/AwardNominations.messages.tsx';
import type { NominateLandingMessages } from '../blocks/NominateLanding/NominateLanding.messages.ts';
import type { NominationsPageMessages } from '../blocks/NominationsPage/NominationsPage.messages.tsx';
import type { NominatorNotFoundMessages } from '../blocks/NominatorNotFound/NominatorNotFound.messages.tsx';
import type { SignatureDialogMessages } from '../blocks/SignatureDialog/SignatureDialog.messages.ts';
import type { BadgePreviewMessages } from '../components/BadgePreview/BadgePreview.messages.ts';
import type { BothVersionsMessages } from '../components/BothVersions/BothVersions.messages.ts';
import type { CategoryIndexMessages } from '../components/CategoryIndex/CategoryIndex.messages.ts';
import type { DeadlineMessages } from '../components/Deadline/Deadline.messages.ts';
import type { NominationGridMessages } from '../components/NominationGrid/NominationGrid.messages.ts';
import type { RetryableMessages } from '../components/Retryable/Retryable.messages.ts';
import type { SaveStateMessages } from '../components/SaveState/SaveState.messages.ts';
import type { WhyReadOnlyMessages } from '../components/WhyReadOnly/WhyReadOnly.messages.ts';
import type { DialogMessages } from '../primitives/Dialog/Dialog.messages.ts';
import type { FieldMessages } from '../primitives/Field/Field.messages.ts';
import type { MessageBarMessages } from '../primitives/MessageBar/MessageBar.messages.ts';
import type { PictureMessages } from '../primitives/Picture/Picture.messages.ts';

/**
 * The words of the library, by the component or block that says them. A language is a value of this type, so
 * that a missing word does not compile. English stands beside each component and is there without loading
 * anything.
 */
export interface UiWords {
  AwardNominations: AwardNominationsMessages;
  BadgePreview: BadgePreviewMessages;
  BothVersions: BothVersionsMessages;
  CategoryIndex: CategoryIndexMessages;
  Deadline: DeadlineMessages;
  Dialog: DialogMessages;
  Field: FieldMessages;
  MessageBar: MessageBarMessages;
  NominateLanding: NominateLandingMessages;
  NominationGrid: NominationGridMessages;
  NominationsPage: NominationsPageMessages;
  NominatorNotFound: NominatorNotFoundMessages;
  Picture: PictureMessages;
  Retryable: RetryableMessages;
  SaveState: SaveStateMessages;
  SignatureDialog: SignatureDialogMessages;
  WhyReadOnly: WhyReadOnlyMessages;
}

/** Words in the place of the library's own, for the components that they name. */
export type UiWordOverrides = { readonly [Name in keyof UiWords]?: Partial<UiWords[Name]> };
