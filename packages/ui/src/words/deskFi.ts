import { actForPersonFi } from '../blocks/ActForPerson/ActForPerson.messages.fi.ts';
import { findPersonFi } from '../blocks/FindPerson/FindPerson.messages.fi.ts';
import { personRecordFi } from '../blocks/PersonRecord/PersonRecord.messages.fi.ts';
import type { DeskWords } from './deskWords.ts';

/** The crew's screens in Finnish, for a `ConKitProvider` around them. */
export const deskFi: DeskWords = {
  ActForPerson: actForPersonFi,
  FindPerson: findPersonFi,
  PersonRecord: personRecordFi,
};
