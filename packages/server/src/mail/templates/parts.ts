import type { Contacts } from '../../config/types.ts';
import { small, type Block } from '../content.ts';
import type { Reader } from '../reader.ts';

/** How a mail begins: by name, where it is sure that it is nobody else's word. */
export const greetingOf = ({ words }: Reader, name: string | undefined): string =>
  name === undefined ? words.hello : words.dear(name);

/** Whom to ask. */
export const questionsTo = ({ words, config }: Reader, contact: keyof Contacts): Block =>
  small(words.questions(config.contacts[contact]));
