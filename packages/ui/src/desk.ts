// The screens of the crew's desk, which members never load.
export {
  ActForPerson,
  type ActForPersonProps,
  type ActProps,
} from './blocks/ActForPerson/ActForPerson.tsx';
export { LoadRecord, type LoadRecordProps } from './blocks/ActForPerson/LoadRecord.tsx';
export { ChangeEmail, type ChangeEmailProps } from './blocks/ChangeEmail/ChangeEmail.tsx';
export { EditRecord, type EditRecordProps } from './blocks/EditRecord/EditRecord.tsx';
export {
  FindPerson,
  type FindPersonProps,
  type FindState,
} from './blocks/FindPerson/FindPerson.tsx';
export { type FoundPerson } from './blocks/FindPerson/usePersonActions.ts';
export {
  PersonRecord,
  type DeskTask,
  type PersonRecordProps,
  type RecordedAccount,
  type RecordedMail,
  type RecordedPerson,
  type RecordedPurchase,
} from './blocks/PersonRecord/PersonRecord.tsx';
export { SetMembership, type SetMembershipProps } from './blocks/SetMembership/SetMembership.tsx';
export { type ActForPersonMessages } from './locales/en/ActForPerson.gen.ts';
export { type FindPersonMessages } from './locales/en/FindPerson.gen.ts';
export { type PersonRecordMessages } from './locales/en/PersonRecord.gen.ts';
export { type DeskWords } from './locales/words.gen.ts';
