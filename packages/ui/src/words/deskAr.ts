import { actForPersonAr } from '../blocks/ActForPerson/ActForPerson.messages.ar.ts';
import { findPersonAr } from '../blocks/FindPerson/FindPerson.messages.ar.ts';
import { personRecordAr } from '../blocks/PersonRecord/PersonRecord.messages.ar.ts';
import type { UiWordOverrides } from './words.ts';

/** The crew's screens in Arabic. Not proofread. */
export const deskAr: UiWordOverrides = {
  ActForPerson: actForPersonAr,
  FindPerson: findPersonAr,
  PersonRecord: personRecordAr,
};
