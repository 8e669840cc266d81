// The published style sheet follows the order of these imports, so the theme must come first.
import './theme/styles.css.ts';
export { BarcodeDialog, type BarcodeDialogProps } from './blocks/BarcodeDialog/BarcodeDialog.tsx';
export { type BarcodeDialogMessages } from './locales/en/BarcodeDialog.gen.ts';
export {
  CheckInbox,
  type CheckInboxProps,
  type CodeEntry,
} from './blocks/CheckInbox/CheckInbox.tsx';
export { type CheckInboxMessages } from './locales/en/CheckInbox.gen.ts';
export {
  RecordLog,
  type LoggedChange,
  type LoggedField,
  type RecordLogProps,
} from './components/RecordLog/RecordLog.tsx';
export { type RecordLogMessages } from './locales/en/RecordLog.gen.ts';
export {
  EditMember,
  type EditMemberProps,
  type EditProblem,
} from './blocks/EditMember/EditMember.tsx';
export { type EditMemberMessages } from './locales/en/EditMember.gen.ts';
export { type MemberConflict } from './blocks/EditMember/EditParts.tsx';
export { FrontPage, type FrontPageProps } from './blocks/FrontPage/FrontPage.tsx';
export {
  FrontIntro,
  type FrontIntroProps,
  type FrontPeriod,
} from './blocks/FrontPage/FrontIntro.tsx';
export { FrontJoin, type FrontJoinProps, type FrontWay } from './blocks/FrontPage/FrontJoin.tsx';
export {
  FrontOffers,
  type FrontOfferGroup,
  type FrontOffersProps,
} from './blocks/FrontPage/FrontOffers.tsx';
export { type FrontPageMessages } from './locales/en/FrontPage.gen.ts';
export { type MemberHomeMessages } from './locales/en/MemberHome.gen.ts';
export {
  MemberHome,
  type MemberHomeProps,
  type MorePeople,
} from './blocks/MemberHome/MemberHome.tsx';
export { type HomeAwardPage, type HomeProgress } from './blocks/MemberHome/RowStatus.tsx';
export {
  type HomePerson,
  type HomePrice,
  type HomeStatus,
  type MailedLink,
} from './blocks/MemberHome/usePersonRows.tsx';
export { type MoreItems } from './blocks/ShowMore.tsx';
export { OfferCategories, type OfferCategoriesProps } from './blocks/Offers/OfferCategories.tsx';
export {
  Offers,
  type Offer,
  type OffersProps,
  type UpgradeOffer,
} from './blocks/Offers/Offers.tsx';
export { type OffersMessages } from './locales/en/Offers.gen.ts';
export { PasskeyOffer, type PasskeyOfferProps } from './blocks/Passkeys/PasskeyOffer.tsx';
export { Passkeys, type ListedPasskey, type PasskeysProps } from './blocks/Passkeys/Passkeys.tsx';
export { type PasskeysMessages } from './locales/en/Passkeys.gen.ts';
export { SignIn, type LinkRequest, type SignInProps } from './blocks/SignIn/SignIn.tsx';
export { type SignInMessages } from './locales/en/SignIn.gen.ts';
export { SigningIn, type SigningInProps } from './blocks/SignIn/SigningIn.tsx';
export { Welcome, type WelcomeProps } from './blocks/SignIn/Welcome.tsx';
export {
  AwardNominations,
  type AwardNominationsProps,
} from './blocks/AwardNominations/AwardNominations.tsx';
export { type AwardNominationsMessages } from './locales/en/AwardNominations.gen.ts';
export {
  type NominatedCategory,
  type NominationsChoice,
  type NominationsRefusal,
  type NominationsMail,
} from './blocks/AwardNominations/nominations.ts';
export {
  NominateLanding,
  type NominatedAward,
  type NominateLandingProps,
} from './blocks/NominateLanding/NominateLanding.tsx';
export { type NominateLandingMessages } from './locales/en/NominateLanding.gen.ts';
export {
  NominationsPage,
  type NominationRulesFacts,
  type NominationsPageProps,
} from './blocks/NominationsPage/NominationsPage.tsx';
export { type NominationsPageMessages } from './locales/en/NominationsPage.gen.ts';
export {
  NominatorNotFound,
  type NominatorNotFoundProps,
} from './blocks/NominatorNotFound/NominatorNotFound.tsx';
export { type NominatorNotFoundMessages } from './locales/en/NominatorNotFound.gen.ts';
export {
  NominatorSignIn,
  type NominatorSignInProps,
} from './blocks/NominatorSignIn/NominatorSignIn.tsx';
export { type NominatorSignInMessages } from './locales/en/NominatorSignIn.gen.ts';
export {
  SignatureDialog,
  type SignatureDialogProps,
} from './blocks/SignatureDialog/SignatureDialog.tsx';
export { type SignatureDialogMessages } from './locales/en/SignatureDialog.gen.ts';
export {
  AwardBallot,
  AwardBallotSkeleton,
  type AwardBallotProps,
} from './blocks/AwardBallot/AwardBallot.tsx';
export { type AwardBallotMessages } from './locales/en/AwardBallot.gen.ts';
export {
  type BallotPacket,
  type CategoryBallot,
  type CategoryPacket,
  type OtherBallot,
  type RankedCategory,
  type RefusalReason,
} from './blocks/AwardBallot/ballot.ts';
export {
  BallotReview,
  type BallotMail,
  type BallotReviewProps,
} from './blocks/BallotReview/BallotReview.tsx';
export { type BallotReviewMessages } from './locales/en/BallotReview.gen.ts';
export { RankRead, type RankReadProps } from './blocks/RankRead/RankRead.tsx';
export { type RankReadMessages } from './locales/en/RankRead.gen.ts';
export {
  ReadingList,
  type ReadingAccount,
  type ReadingCategory,
  type ReadingListProps,
} from './blocks/ReadingList/ReadingList.tsx';
export { type ReadingListMessages } from './locales/en/ReadingList.gen.ts';
export {
  VotingPage,
  type VotingPageProps,
  type VotingPeriod,
  type VotingRules,
} from './blocks/VotingPage/VotingPage.tsx';
export { type VotingPageMessages } from './locales/en/VotingPage.gen.ts';
export { SIGNATURE_ID, type Voter } from './blocks/VotingPage/VoterCard.tsx';
export { Checkout, type CheckoutProps, type CheckoutState } from './blocks/Checkout/Checkout.tsx';
export { type CheckoutMessages } from './locales/en/Checkout.gen.ts';
export {
  DaypassForm,
  type DaypassFormProps,
  type PassDay,
} from './blocks/DaypassForm/DaypassForm.tsx';
export { type DaypassFormMessages } from './locales/en/DaypassForm.gen.ts';
export {
  type FormField,
  type ItemValidation,
  type ItemPeople,
  type ItemValue,
} from './blocks/ItemForm/item.ts';
export { ItemForm, type ItemFormProps } from './blocks/ItemForm/ItemForm.tsx';
export { type ItemFormMessages } from './locales/en/ItemForm.gen.ts';
export { NewMemberForm, type NewMemberFormProps } from './blocks/NewMemberForm/NewMemberForm.tsx';
export { type NewMemberFormMessages } from './locales/en/NewMemberForm.gen.ts';
export {
  type CardFormFrame,
  PaymentDialogFrame,
  type PaymentDialogFrameProps,
} from './blocks/PaymentDialogFrame/PaymentDialogFrame.tsx';
export { type PaymentDialogFrameMessages } from './locales/en/PaymentDialogFrame.gen.ts';
export {
  CardFields,
  HostedFields,
  ProviderStep,
  StepActions,
  WholeLine,
} from './blocks/PaymentDialogFrame/ProviderStep.tsx';
export {
  PaymentsPage,
  type PaymentsPageProps,
  type SoldCategory,
} from './blocks/PaymentsPage/PaymentsPage.tsx';
export { type PaymentsPageMessages } from './locales/en/PaymentsPage.gen.ts';
export {
  type ListedPurchase,
  PurchaseList,
  type PurchaseListProps,
} from './blocks/PaymentsPage/PurchaseList.tsx';
export {
  UnknownPurchase,
  type UnknownPurchaseProps,
} from './blocks/PaymentsPage/UnknownPurchase.tsx';
export {
  PurchaseForm,
  type PurchaseFormProps,
  type SoldType,
} from './blocks/PurchaseForm/PurchaseForm.tsx';
export { type PurchaseFormMessages } from './locales/en/PurchaseForm.gen.ts';
export {
  Receipt,
  ReceiptCard,
  ReceiptNotice,
  type ReceiptCardProps,
  type ReceiptNoticeProps,
  type ReceiptOrder,
  type ReceiptProps,
  type Sold,
} from './blocks/Receipt/Receipt.tsx';
export { type ReceiptMessages } from './locales/en/Receipt.gen.ts';
export { type ReceiptFacts, type ReceiptLine } from './blocks/Receipt/ReceiptTable.tsx';
export {
  SandboxCard,
  type SandboxCardProps,
  type SandboxTestCard,
  type TypedCard,
} from './blocks/SandboxCard/SandboxCard.tsx';
export { type SandboxCardMessages } from './locales/en/SandboxCard.gen.ts';
export {
  type UpgradeChoice,
  UpgradeForm,
  type UpgradeFormProps,
} from './blocks/UpgradeForm/UpgradeForm.tsx';
export { type UpgradeFormMessages } from './locales/en/UpgradeForm.gen.ts';
export { UpgradePage, type UpgradePageProps } from './blocks/UpgradeForm/UpgradePage.tsx';
export {
  type BadgeSize,
  type BadgeSlot,
  type BadgeTemplate,
  BadgePreview,
  type BadgePreviewProps,
} from './components/BadgePreview/BadgePreview.tsx';
export { type BadgePreviewMessages } from './locales/en/BadgePreview.gen.ts';
export {
  BallotSummary,
  type BallotSummaryProps,
} from './components/BallotSummary/BallotSummary.tsx';
export { type BallotSummaryMessages } from './locales/en/BallotSummary.gen.ts';
export {
  ballotInWords,
  type BallotInWords,
  type SummaryLine,
} from './components/BallotSummary/summary.ts';
export { EndingRights, type EndingRightsProps } from './components/EndingRights/EndingRights.tsx';
export { type EndingRightsMessages } from './locales/en/EndingRights.gen.ts';
export { BothVersions, type BothVersionsProps } from './components/BothVersions/BothVersions.tsx';
export { type BothVersionsMessages } from './locales/en/BothVersions.gen.ts';
export {
  CategoryFold,
  type CategoryFoldProps,
  type CategoryStatus,
} from './components/CategoryFold/CategoryFold.tsx';
export { type CategoryFoldMessages } from './locales/en/CategoryFold.gen.ts';
export { goToCategory } from './components/CategoryFold/useCategoryFolds.ts';
export {
  CategoryIndex,
  type CategoryIndexProps,
  type CategoryMark,
  type IndexedCategory,
  CategoryLinks,
  type CategoryLinksProps,
} from './components/CategoryIndex/CategoryIndex.tsx';
export { type CategoryIndexMessages } from './locales/en/CategoryIndex.gen.ts';
export { Deadline, type DeadlineProps } from './components/Deadline/Deadline.tsx';
export { type DeadlineMessages } from './locales/en/Deadline.gen.ts';
export { MailOutcome, type MailOutcomeProps } from './components/MailOutcome/MailOutcome.tsx';
export { MemberForm, type MemberFormProps } from './components/MemberForm/MemberForm.tsx';
export { type MemberFormMessages } from './locales/en/MemberForm.gen.ts';
export {
  useMemberFieldWords,
  type MemberFieldWords,
} from './components/MemberForm/useMemberFieldWords.ts';
export {
  MemberLookup,
  type FoundMember,
  type LookupState,
  type MemberLookupProps,
} from './components/MemberLookup/MemberLookup.tsx';
export { type MemberLookupMessages } from './locales/en/MemberLookup.gen.ts';
export {
  PacketLinks,
  type PacketFormat,
  type PacketLinksProps,
} from './components/PacketLinks/PacketLinks.tsx';
export { type PacketLinksMessages } from './locales/en/PacketLinks.gen.ts';
export {
  NominationGrid,
  type NominationGridProps,
  type NominationRemark,
} from './components/NominationGrid/NominationGrid.tsx';
export { type NominationGridMessages } from './locales/en/NominationGrid.gen.ts';
export {
  NominationList,
  type NominationListProps,
} from './components/NominationGrid/NominationList.tsx';
export {
  type NominationField,
  type NominationSuggestions,
} from './components/NominationGrid/NominationRow.tsx';
export {
  PaperPubsBlock,
  type PaperPubsBlockProps,
} from './components/PaperPubsBlock/PaperPubsBlock.tsx';
export {
  type AskedQuestion,
  QuestionFields,
  type QuestionFieldsProps,
} from './components/QuestionFields/QuestionFields.tsx';
export { type QuestionFieldsMessages } from './locales/en/QuestionFields.gen.ts';
export { type PaperPubsBlockMessages } from './locales/en/PaperPubsBlock.gen.ts';
export {
  PersonCard,
  type HiddenAction,
  type PersonCardProps,
} from './components/PersonCard/PersonCard.tsx';
export { usePersonSubtitle } from './components/PersonCard/usePersonSubtitle.ts';
export { type PersonCardMessages } from './locales/en/PersonCard.gen.ts';
export {
  PersonPicker,
  type PersonPickerProps,
  type PickablePerson,
} from './components/PersonPicker/PersonPicker.tsx';
export { type PersonPickerMessages } from './locales/en/PersonPicker.gen.ts';
export {
  type CardPurchase,
  type PurchaseCardField,
  PurchaseCard,
  type PurchaseCardProps,
} from './components/PurchaseCard/PurchaseCard.tsx';
export { type PurchaseCardMessages } from './locales/en/PurchaseCard.gen.ts';
export {
  isUnderWay,
  type PurchasePhase,
  type PurchaseSubject,
  type PurchaseProblem,
} from './components/PurchaseStatus/purchase.ts';
export {
  PurchaseStatus,
  type PurchaseStatusProps,
} from './components/PurchaseStatus/PurchaseStatus.tsx';
export { type PurchaseStatusMessages } from './locales/en/PurchaseStatus.gen.ts';
export { type EntryParts } from './components/RankedBallot/ballot.ts';
export { RankedBallot, type RankedBallotProps } from './components/RankedBallot/RankedBallot.tsx';
export { type RankedBallotMessages } from './locales/en/RankedBallot.gen.ts';
export { Retryable, type RetryableProps } from './components/Retryable/Retryable.tsx';
export { type RetryableMessages } from './locales/en/Retryable.gen.ts';
export {
  SaveBrief,
  type SaveBriefProps,
  SaveState,
  type SaveStateProps,
} from './components/SaveState/SaveState.tsx';
export { type SaveProblem } from './components/SaveState/SaveNotice.tsx';
export { type SaveStateMessages } from './locales/en/SaveState.gen.ts';
export {
  overallSave,
  saveStatus,
  type SaveFacts,
  type SaveStatus,
} from './components/SaveState/saveStatus.ts';
export {
  WhyReadOnly,
  type ReadOnlyReason,
  type WhyReadOnlyProps,
} from './components/WhyReadOnly/WhyReadOnly.tsx';
export { type WhyReadOnlyMessages } from './locales/en/WhyReadOnly.gen.ts';
export {
  ActionList,
  type Action,
  type ActionListProps,
} from './primitives/ActionList/ActionList.tsx';
export { type ElementProps, type Labelled } from './primitives/element/elementProps.ts';
export { type Id } from './primitives/element/id.ts';
export { type HeadingLevel, HeadingLevelProvider } from './primitives/element/headingLevel.ts';
export { Busy, Spinner } from './primitives/Busy/Busy.tsx';
export {
  Button,
  IconButton,
  type ButtonProps,
  type IconButtonProps,
} from './primitives/Button/Button.tsx';
export { type PressEvent } from './primitives/Button/press.ts';
export { Card, CardBody, type CardProps } from './primitives/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx';
export { type DialogMessages } from './locales/en/Dialog.gen.ts';
export { type FieldErrors } from './primitives/Field/fieldErrors.ts';
export { type FieldMessages } from './locales/en/Field.gen.ts';
export { Fold, type FoldProps } from './primitives/Fold/Fold.tsx';
export { FoldingCard, type FoldingCardProps } from './primitives/FoldingCard/FoldingCard.tsx';
export * from './primitives/icons/icons.tsx';
export { Link, type LinkProps } from './primitives/Link/Link.tsx';
export { NavigationProvider, type Navigation } from './primitives/Link/navigation.ts';
export {
  MessageBar,
  type BarMessage,
  type MessageBarProps,
} from './primitives/MessageBar/MessageBar.tsx';
export { type MessageBarMessages } from './locales/en/MessageBar.gen.ts';
export { Notice, type NoticeProps } from './primitives/Notice/Notice.tsx';
export { Lazy, type LazyProps } from './primitives/Lazy/Lazy.tsx';
export { Columns, Page, Stack, type PageProps } from './primitives/Page/Page.tsx';
export { Picture, type PictureProps } from './primitives/Picture/Picture.tsx';
export { type PictureMessages } from './locales/en/Picture.gen.ts';
export {
  RadioList,
  type RadioListProps,
  type RadioOption,
} from './primitives/RadioList/RadioList.tsx';
export { Select, type SelectOption, type SelectProps } from './primitives/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { Tag, type TagProps } from './primitives/Tag/Tag.tsx';
export {
  TextArea,
  TextField,
  type TextAreaProps,
  type TextFieldProps,
} from './primitives/TextField/TextField.tsx';
export { ToggleButton, type ToggleButtonProps } from './primitives/ToggleButton/ToggleButton.tsx';
export { ConKitProvider, useMoney, type ConKitProviderProps } from './words/provider.tsx';
export { type Money } from './words/money.ts';
export { NowProvider, useTimeLeft, useZone } from './words/dates.ts';
export { type UiWords } from './locales/words.gen.ts';
export { type AllWords, type SomeMessages, type UiWordOverrides } from './words/overrides.ts';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
// Types from `@conkit/rules` in component props, so that users need no import from there.
export { type Ballot, type Finalist, type FinalistId, type Nomination } from '@conkit/rules';
