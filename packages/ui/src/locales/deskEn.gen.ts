// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { actForPersonMessages } from './en/ActForPerson.gen.ts';
import { findPersonMessages } from './en/FindPerson.gen.ts';
import { personRecordMessages } from './en/PersonRecord.gen.ts';
import type { DeskWords } from './words.gen.ts';

/** The crew's screens in English. */
export const deskEn: DeskWords = {
  ActForPerson: actForPersonMessages,
  FindPerson: findPersonMessages,
  PersonRecord: personRecordMessages,
};
