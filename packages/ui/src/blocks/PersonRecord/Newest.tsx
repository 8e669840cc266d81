import * as css from './PersonRecord.css.ts';
import type { PersonRecordMessages } from './PersonRecord.messages.ts';

/** As many as a record has of purchases, mails and changes. */
const MOST = 100;

/** Says that there may be more than are shown. */
export const Newest = ({ count, words }: { count: number; words: PersonRecordMessages }) =>
  count < MOST ? null : <p className={css.quiet}>{words.newest(MOST)}</p>;
