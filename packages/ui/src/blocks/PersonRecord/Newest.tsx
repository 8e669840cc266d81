import * as css from './PersonRecord.css.ts';
import type { PersonRecordMessages } from './PersonRecord.messages.ts';

/** The maximum of purchases, mails and changes in a record. */
const MOST = 100;

/** Tells that there may be more than are shown. */
export const Newest = ({ count, words }: { count: number; words: PersonRecordMessages }) =>
  count < MOST ? null : <p className={css.quiet}>{words.newest(MOST)}</p>;
