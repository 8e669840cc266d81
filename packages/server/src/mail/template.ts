// Decisions: docs/decisions/mail.md
import type { Contacts } from '../config/types.ts';
import type { Context } from '../context.ts';
import type { Mail } from '../ports/mail.ts';
import { type MailContent, small, type Block } from './content.ts';
import type { Reader } from './reader.ts';

/** A mail before its text is written. */
export interface Letter<Facts> {
  /** The contact that receives replies. */
  readonly from: keyof Contacts;
  readonly to: Mail['to'];
  /** The recipient's unsubscribe link; only in mails that they did not ask for. */
  readonly unsubscribe?: string;
  readonly facts: Facts;
}

/** A kind of mail: its facts are read first, then written in the recipient's language. */
export interface MailTemplate<Data, Facts> {
  /**
   * Reads the facts when the mail is sent, so that they are current. Returns null when there is nothing to
   * send any more.
   */
  readonly read: (context: Context, data: Data) => Promise<Letter<Facts> | null>;
  /** Writes the mail. Depends on the arguments only, so that each mail can be previewed in each language. */
  readonly write: (facts: Facts, reader: Reader) => MailContent;
}

/** Creates a template; infers its types. */
export const mailTemplate = <Data, Facts>(
  template: MailTemplate<Data, Facts>,
): MailTemplate<Data, Facts> => template;

/** Returns the greeting, with a name only where no stranger can have written it. */
export const formatGreeting = ({ words }: Reader, name: string | undefined): string =>
  name === undefined ? words.common.hello : words.common.dear({ name });

/** Returns the paragraph with the contact for questions. */
export const createQuestionsBlock = ({ words, config }: Reader, contact: keyof Contacts): Block =>
  small(words.common.questions({ address: config.contacts[contact] }));
