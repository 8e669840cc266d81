import type { ActForPersonMessages } from '../blocks/ActForPerson/ActForPerson.messages.ts';
import type { FindPersonMessages } from '../blocks/FindPerson/FindPerson.messages.ts';
import type { PersonRecordMessages } from '../blocks/PersonRecord/PersonRecord.messages.ts';

/** The messages of the crew's screens, by block. Separate from `UiWords`, so that members don't download them. */
export interface DeskWords {
  ActForPerson: ActForPersonMessages;
  FindPerson: FindPersonMessages;
  PersonRecord: PersonRecordMessages;
}
