import type { Contacts } from '../../config/types.ts';
import { small, type Block } from '../content.ts';
import type { Reader } from '../reader.ts';

/** Returns the greeting, with a name only where no stranger can have written it. */
export const greetingOf = ({ words }: Reader, name: string | undefined): string =>
  name === undefined ? words.hello : words.dear(name);

/** Returns the paragraph with the contact for questions. */
export const questionsTo = ({ words, config }: Reader, contact: keyof Contacts): Block =>
  small(words.questions(config.contacts[contact]));
