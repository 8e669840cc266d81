export {
  type AwardName,
  type AwardPage,
  awardPageName,
  type AwardPageName,
  awardPages,
  type AwardRight,
  type HeldAward,
  nameForm,
  nameWithoutArticle,
  visitorAwardPage,
} from './awards.ts';
export {
  joinedAfterChange,
  meetsCondition,
  type RightCondition,
  type RightFacts,
} from './membership/awardRights.ts';
export {
  MAX_PASSKEY_NAME,
  MAX_PASSKEYS,
  canOpenAwards,
  type PasskeyChange,
  type PasskeyFacts,
  passkeyRefusal,
} from './people/passkeys.ts';
export {
  badgeText,
  type BadgeText,
  badgeType,
  barcodeText,
  type CodeHolder,
  hasBadge,
  type TypedBadge,
} from './badges/badge.ts';
export { BADGE_COVERAGE } from './badges/badgeCoverage.ts';
export {
  BADGE_LINE_LENGTH,
  badgeRows,
  MAX_BADGE_ROWS,
  splitBadgeName,
  unprintableCharacters,
} from './badges/badge.ts';
export {
  type BallotProblem,
  ballotProblems,
  countedBallot,
  toFormValues,
  uncountedEntries,
  unrankedFinalists,
} from './ballot/ballot.ts';
export {
  type CategoryCount,
  countCategory,
  type CountedPlace,
  type CountOptions,
  type CountRound,
  type NoAwardTest,
  type Tally,
  TIED_LAST,
  type TiedLast,
  TURNOUT_PERCENT,
} from './counting/ballotCount.ts';
export {
  type BallotConflict,
  type Ballots,
  changedCategories,
  mergeBallots,
  type MergedBallots,
} from './ballot/ballotSave.ts';
export {
  type CheckedSave,
  checkSave,
  type Contest,
  type SaveProblem,
} from './ballot/ballotSave.ts';
export {
  type Ballot,
  BALLOT_SIZE,
  closeGaps,
  type FinalistId,
  moveOnBallot,
  normalizeBallot,
  placeOnBallot,
  removeFromBallot,
  sameBallot,
} from './ballot/ballot.ts';
export {
  AUTOSAVE_DELAY_MS,
  AUTOSAVE_LIMIT_MS,
  autosaveDueAt,
  BALLOT_COPY_MINUTES,
  ballotCopyDueAt,
  closingTime,
  endOfDayEverywhere,
  DEADLINE_GRACE_MS,
  HURRIED_AUTOSAVE_DELAY_MS,
  isDay,
  JUST_NOW_MS,
  listDueReminders,
  type Period,
  periodPhase,
  type Phase,
  type RelativeTime,
  relativeTime,
  resolveInstant,
  timeLeft,
  type TimeSpan,
  type Urgency,
  getUrgency,
} from './calendar.ts';
export { calendarFile, type CalendarContent, type CalendarEntry } from './calendarFile.ts';
export {
  getAwardKey,
  ballotCategories,
  usablePositions,
  type BallotCategory,
  type Category,
  fallbackTitle,
  type Finalists,
  nominationCategories,
  nominationFields,
} from './ballot/categories.ts';
export { type EligibleBallots, eligibleBallots } from './counting/ballotCount.ts';
export { isEmailLike, MAX_EMAIL_LENGTH, normalizeEmail } from './people/email.ts';
export { RULE_ERRORS, RuleError, type RuleErrorCode } from './errors.ts';
export {
  FINALISTS,
  type FinalistSelection,
  PER_GROUP,
  selectFinalists,
  SELECTION_METHODS,
  type SelectionMethod,
  type SelectionOptions,
  type SelectionRound,
  type Standing,
} from './counting/finalistSelection.ts';
export {
  type Finalist,
  isAnnounced,
  isNoAward,
  NO_AWARD,
  NO_AWARD_ID,
  rankableFinalists,
  replacedEntries,
  type ReplacedEntry,
  withNoAward,
} from './ballot/finalists.ts';
export { canLookUp, type LookupFields, type LookupQuery, lookupQuery } from './lookup/lookup.ts';
export {
  type Findable,
  isFindable,
  lookUp,
  lookupName,
  lookupNames,
  type LookupOutcome,
} from './lookup/lookup.ts';
export {
  type ChoosableField,
  cleanItemData,
  type ItemData,
  type ItemDataProblem,
  itemDataProblems,
  type ItemValue,
  visibleItemData,
} from './purchases/itemData.ts';
export {
  hasBallot,
  isPickable,
  isTokenHeld,
  type ItemDraft,
  type ItemField,
  itemFields,
  type ItemProblem,
  itemProblems,
  presetPerson,
} from './purchases/items.ts';
export { type Direction, getDirection, preferredLanguage } from './languages.ts';
export { isComplete, isLanguage, type Language, LANGUAGES, languages } from './languages.ts';
export {
  getMembershipAttributes,
  hasUpgrades,
  isGreyedOut,
  type MembershipAttributes,
  type MembershipTypes,
  presetTarget,
  type PriceList,
  createPriceList,
  findPrice,
  sortTypes,
  typesForSale,
  upgradeChoices,
  upgradeTargets,
} from './membership/membership.ts';
export {
  type AwardAddresses,
  currentMember,
  isLocalPath,
  loginTarget,
  voteRedirect,
} from './navigation.ts';
export { type NominationProblem, nominationProblems } from './nominations/nominations.ts';
export {
  changedNominationFields,
  type NominationRow,
  nominationRows,
  setNomination,
} from './nominations/nominationsEdit.ts';
export {
  duplicateNominations,
  elsewhereHints,
  lengthHints,
  listTypedElsewhere,
  type MeasuredCategory,
  type NominationHint,
  type NominationsByCategory,
  normalizeWork,
  suggestTexts,
} from './nominations/nominationsHints.ts';
export {
  parsePastedNominations,
  type PastedNominations,
  pasteNominations,
} from './nominations/nominationsPaste.ts';
export {
  joinNominations,
  mergeNominations,
  type NominationMerge,
  type NominationSubmission,
  nominationSubmission,
  receivedNominations,
} from './nominations/nominationsSave.ts';
export {
  checkNominationFields,
  cleanNomination,
  cleanNominations,
  MAX_NOMINATIONS,
  type Nomination,
  sameNominations,
} from './nominations/nominations.ts';
export { type PaperPubsBlock, paperPubsBlock, paperPubsDefaults } from './people/paperPubs.ts';
export {
  type EditTitle,
  editTitle,
  type Holder,
  initials,
  isBlank,
  overridesDirection,
  PAPER_PUBS_FIELDS,
  type PaperPubs,
  PERSON_FIELDS,
  type PersonField,
  type PersonFields,
  type PersonSubtitle,
  personSubtitle,
  preferredName,
  type PublicListing,
  publicListing,
} from './people/people.ts';
export {
  conflictingFields,
  effectiveChanges,
  type FieldValues,
  paperPubsRefusal,
  type PaperPubsRefusal,
} from './people/personChanges.ts';
export {
  type ActingPerson,
  type ActionConfig,
  type ActionDetail,
  type ActionName,
  awardAction,
  type HiddenReason,
  type PersonAction,
  findPersonUpgrades,
  personActions,
  personalLinks,
  upgradeAction,
} from './personActions.ts';
export { type NextStep, nextStep, type PersonsPage } from './progress/progress.ts';
export {
  ballotProgress,
  type NominationsProgress,
  nominationsProgress,
  findMissingVotes,
  type MissingVotes,
  type Progress,
  type SavedVotes,
  type SavedWorks,
} from './progress/progress.ts';
export {
  changedFields,
  type FieldProblem,
  MAX_FIELD_LENGTH,
  MAX_LENGTHS,
  MAX_REASON_LENGTH,
  MAX_TEXT_LENGTH,
  paperPubsProblems,
  type PersonFieldPath,
  personProblems,
  REQUIRED_PERSON_FIELDS,
} from './people/personForm.ts';
export { currencyDecimals, parseAmount, toWholeUnits } from './prices/currency.ts';
export { fromProviderUnits, getProviderStep, toProviderUnits } from './prices/providerUnits.ts';
export { labelPrice, newPriceText, type PriceText, upgradePriceText } from './prices/priceText.ts';
export {
  checkoutKind,
  daypassAmount,
  daypassDayKeys,
  daypassFromAmount,
  type DaypassPrices,
  hasPaperPubs,
  type MembershipChoice,
  type MembershipPrices,
  createMembershipPrices,
  newMemberAmount,
  paperPubsAmount,
  totalAmount,
  upgradeAmount,
} from './prices/prices.ts';
export {
  canPayPurchase,
  PURCHASE_STATUSES,
  type PurchaseColour,
  purchaseColour,
  type PurchaseMeaning,
  purchaseMeaning,
  type PurchaseStatus,
  sortPurchases,
} from './purchases/purchases.ts';
export { COUNTRIES } from './purchases/countries.ts';
export {
  type AnswerProblem,
  answerProblems,
  type Answers,
  type AskedPurchase,
  BIRTH_DATE,
  type BirthDates,
  type Consent,
  findQuestions,
  isConsent,
  keptAnswers,
  listQuestions,
  type Question,
  type QuestionType,
  type StoredAnswer,
} from './purchases/questions.ts';
export { SITE_SELECTION_TOKEN, SOLD_ELSEWHERE } from './purchases/products.ts';
export {
  receiptFacts,
  type PaidCard,
  type PaidFacts,
  type ReceiptFact,
} from './purchases/receipt.ts';
export {
  type AwardRightHolder,
  canEditEmail,
  canInviteToChat,
  hasAwardRight,
  hasRight,
  hasRole,
  isMemberAdmin,
  othersWithAwardRight,
  type Right,
  type RightHolder,
  type RightsInAward,
  type Role,
  ROLES,
} from './membership/rights.ts';
export { endingRights, type Entitlement, mergedMembership } from './membership/endingRights.ts';
export {
  findUpgrades,
  isDearer,
  isGift,
  isUpgradeGood,
  type UpgradeChoice,
  type UpgradeOffer,
  type UpgradePath,
  type UpgradeProblem,
  upgradeProblem,
} from './prices/upgrades.ts';
export {
  getReading,
  getReadingEnd,
  getReadingProgress,
  isNoteTooLong,
  isSameReading,
  joinReadingLists,
  joinReadings,
  listReading,
  MAX_NOTE_LENGTH,
  NOTHING_READ,
  rankRead,
  type Reading,
  READING_DAYS,
  type ReadingEntry,
  type ReadingFilter,
  type ReadingOrder,
  type ReadingProgress,
  type ReadingStatus,
} from './reading/reading.ts';
