import type { ActForPersonMessages } from '../blocks/ActForPerson/ActForPerson.messages.ts';
import type { FindPersonMessages } from '../blocks/FindPerson/FindPerson.messages.ts';
import type { PersonRecordMessages } from '../blocks/PersonRecord/PersonRecord.messages.ts';

/**
 * The words of the screens for the convention's crew, by the block that says them. They are a value of their own in
 * each language, so that nobody else fetches them.
 */
export interface DeskWords {
  ActForPerson: ActForPersonMessages;
  FindPerson: FindPersonMessages;
  PersonRecord: PersonRecordMessages;
}
