import { actForPersonMessages } from '../blocks/ActForPerson/ActForPerson.messages.ts';
import { findPersonMessages } from '../blocks/FindPerson/FindPerson.messages.ts';
import { personRecordMessages } from '../blocks/PersonRecord/PersonRecord.messages.ts';
import type { DeskWords } from './deskWords.ts';

/** The crew's screens in English. */
export const deskEn: DeskWords = {
  ActForPerson: actForPersonMessages,
  FindPerson: findPersonMessages,
  PersonRecord: personRecordMessages,
};
