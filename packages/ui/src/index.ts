// The published style sheet is made from what this file imports: the theme comes first.
import './theme/styles.css.ts';

export { Checkout, type CheckoutProps } from './blocks/Checkout/Checkout.tsx';
export { type CheckoutMessages } from './blocks/Checkout/Checkout.messages.tsx';
export { type CheckoutState } from './blocks/Checkout/state.ts';
export { DaypassForm, type DaypassFormProps } from './blocks/DaypassForm/DaypassForm.tsx';
export { type DaypassFormMessages } from './blocks/DaypassForm/DaypassForm.messages.tsx';
export { type PassDay } from './blocks/DaypassForm/DayToggles.tsx';
export {
  type FormField,
  type ItemMissing,
  type ItemPeople,
  type ItemValue,
} from './blocks/ItemForm/item.ts';
export { ItemForm, type ItemFormProps } from './blocks/ItemForm/ItemForm.tsx';
export { type ItemFormMessages } from './blocks/ItemForm/ItemForm.messages.tsx';
export { NewMemberForm, type NewMemberFormProps } from './blocks/NewMemberForm/NewMemberForm.tsx';
export { type NewMemberFormMessages } from './blocks/NewMemberForm/NewMemberForm.messages.tsx';
export {
  type CardFormFrame,
  PaymentDialogFrame,
  type PaymentDialogFrameProps,
} from './blocks/PaymentDialogFrame/PaymentDialogFrame.tsx';
export { type PaymentDialogFrameMessages } from './blocks/PaymentDialogFrame/PaymentDialogFrame.messages.ts';
export { type SoldCategory } from './blocks/PaymentsPage/NewPayments.tsx';
export { PaymentsPage, type PaymentsPageProps } from './blocks/PaymentsPage/PaymentsPage.tsx';
export { type PaymentsPageMessages } from './blocks/PaymentsPage/PaymentsPage.messages.ts';
export {
  type ListedPurchase,
  PurchaseList,
  type PurchaseListProps,
} from './blocks/PaymentsPage/PurchaseList.tsx';
export { PurchaseForm, type PurchaseFormProps } from './blocks/PurchaseForm/PurchaseForm.tsx';
export { type PurchaseFormMessages } from './blocks/PurchaseForm/PurchaseForm.messages.ts';
export { type SoldType } from './blocks/PurchaseForm/TypeSelect.tsx';
export { Receipt, type ReceiptProps, type Sold } from './blocks/Receipt/Receipt.tsx';
export { type ReceiptMessages, type ReceiptOrder } from './blocks/Receipt/Receipt.messages.tsx';
export { ReceiptNotice, type ReceiptNoticeProps } from './blocks/Receipt/ReceiptNotice.tsx';
export {
  type UpgradeChoice,
  UpgradeForm,
  type UpgradeFormProps,
} from './blocks/UpgradeForm/UpgradeForm.tsx';
export { type UpgradeFormMessages } from './blocks/UpgradeForm/UpgradeForm.messages.tsx';
export { UpgradePage, type UpgradePageProps } from './blocks/UpgradeForm/UpgradePage.tsx';
export { BadgePreview, type BadgePreviewProps } from './components/BadgePreview/BadgePreview.tsx';
export { type BadgePreviewMessages } from './components/BadgePreview/BadgePreview.messages.ts';
export {
  BallotSummary,
  type BallotSummaryProps,
} from './components/BallotSummary/BallotSummary.tsx';
export { type BallotSummaryMessages } from './components/BallotSummary/BallotSummary.messages.ts';
export {
  ballotInWords,
  type BallotInWords,
  type SummaryLine,
} from './components/BallotSummary/summary.ts';
export { MemberForm, type MemberFormProps } from './components/MemberForm/MemberForm.tsx';
export { type MemberFormMessages } from './components/MemberForm/MemberForm.messages.ts';
export { memberFieldLabel } from './components/MemberForm/memberFieldLabel.ts';
export {
  MemberLookup,
  type LookupState,
  type MemberLookupProps,
} from './components/MemberLookup/MemberLookup.tsx';
export {
  type FoundMember,
  type MemberLookupMessages,
} from './components/MemberLookup/MemberLookup.messages.ts';
export {
  PacketLinks,
  type PacketFormat,
  type PacketLinksProps,
} from './components/PacketLinks/PacketLinks.tsx';
export { type PacketLinksMessages } from './components/PacketLinks/PacketLinks.messages.ts';
export {
  NominationGrid,
  type NominationGridProps,
  type NominationRemark,
} from './components/NominationGrid/NominationGrid.tsx';
export { type NominationGridMessages } from './components/NominationGrid/NominationGrid.messages.ts';
export {
  NominationList,
  type NominationListProps,
} from './components/NominationGrid/NominationList.tsx';
export { type NominationField } from './components/NominationGrid/NominationRow.tsx';
export {
  PaperPubsBlock,
  type PaperPubsBlockProps,
} from './components/PaperPubsBlock/PaperPubsBlock.tsx';
export { type PaperPubsBlockMessages } from './components/PaperPubsBlock/PaperPubsBlock.messages.ts';
export {
  PersonCard,
  type HiddenAction,
  type PersonCardProps,
} from './components/PersonCard/PersonCard.tsx';
export {
  personCardMessages,
  subtitleText,
  type PersonCardMessages,
} from './components/PersonCard/PersonCard.messages.ts';
export {
  PersonPicker,
  type PersonPickerProps,
  type PickablePerson,
} from './components/PersonPicker/PersonPicker.tsx';
export { type PersonPickerMessages } from './components/PersonPicker/PersonPicker.messages.ts';
export { type CardPurchase, type PurchaseCardField } from './components/PurchaseCard/entries.ts';
export { PurchaseCard, type PurchaseCardProps } from './components/PurchaseCard/PurchaseCard.tsx';
export { type PurchaseCardMessages } from './components/PurchaseCard/PurchaseCard.messages.ts';
export {
  isLeftOpen,
  isUnderWay,
  type PurchasePhase,
  type PurchaseSubject,
  type PurchaseTrouble,
} from './components/PurchaseStatus/purchase.ts';
export {
  PurchaseStatus,
  type PurchaseStatusProps,
} from './components/PurchaseStatus/PurchaseStatus.tsx';
export { type PurchaseStatusMessages } from './components/PurchaseStatus/PurchaseStatus.messages.tsx';
export { RankedBallot, type RankedBallotProps } from './components/RankedBallot/RankedBallot.tsx';
export { type RankedBallotMessages } from './components/RankedBallot/RankedBallot.messages.ts';
export {
  SaveState,
  type SaveStateProps,
  type SaveStatus,
} from './components/SaveState/SaveState.tsx';
export { type SaveStateMessages } from './components/SaveState/SaveState.messages.ts';
export {
  ActionList,
  type Action,
  type ActionListProps,
} from './primitives/ActionList/ActionList.tsx';
export { Busy, Spinner } from './primitives/Busy/Busy.tsx';
export {
  Button,
  IconButton,
  type ButtonProps,
  type IconButtonProps,
} from './primitives/Button/Button.tsx';
export { Card, CardBody, type CardProps } from './primitives/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx';
export { type DialogMessages } from './primitives/Dialog/Dialog.messages.ts';
export { type FieldMessages } from './primitives/Field/Field.messages.ts';
export * from './primitives/icons/icons.tsx';
export { Link, type LinkProps } from './primitives/Link/Link.tsx';
export { NavigationProvider, type Navigation } from './primitives/Link/navigation.ts';
export { Notice, type NoticeProps } from './primitives/Notice/Notice.tsx';
export { OnDemand, type OnDemandProps } from './primitives/OnDemand/OnDemand.tsx';
export { Columns, Page, Stack, type PageProps } from './primitives/Page/Page.tsx';
export { Picture, type PictureProps } from './primitives/Picture/Picture.tsx';
export { type PictureMessages } from './primitives/Picture/Picture.messages.ts';
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
export { ConKitProvider, type ConKitProviderProps } from './words/ConKitProvider.tsx';
export { type Money } from './words/money.ts';
export { useMoney } from './words/useMoney.ts';
export { type UiWordOverrides, type UiWords } from './words/words.ts';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
