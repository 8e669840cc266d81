import type { Contacts } from '../config/types.ts';
import type { Context } from '../context.ts';
import type { Mail } from '../ports/mail.ts';
import type { MailContent } from './content.ts';
import type { Reader } from './reader.ts';

/** A mail before it is put into words. */
export interface Letter<Facts> {
  /** Answers reach these people. */
  readonly from: keyof Contacts;
  readonly to: Mail['to'];
  /** Where the recipient unsubscribes; only in mails that they did not ask for. */
  readonly unsubscribe?: string;
  readonly facts: Facts;
}

/** A kind of mail: what it tells is read first, and then written in the language of whoever gets it. */
export interface MailTemplate<Data, Facts> {
  /**
   * Reads what is to be told when the mail is sent, so that it is what is true then. Null means that there is
   * nothing to say any more.
   */
  readonly read: (context: Context, data: Data) => Promise<Letter<Facts> | null>;
  /** Puts it into words: a function of nothing else, so that each mail can be shown in each language. */
  readonly write: (facts: Facts, reader: Reader) => MailContent;
}

/** Ties what a kind of mail reads to what it writes. */
export const mailTemplate = <Data, Facts>(
  template: MailTemplate<Data, Facts>,
): MailTemplate<Data, Facts> => template;
