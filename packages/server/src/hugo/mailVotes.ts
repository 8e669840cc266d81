import type { Operation } from '../operation.ts';
import { mailCopy } from './mailCopy.ts';

/** Mails a person's ballot at once, in addition to the delayed copy after the last change. */
export const mailVotes: Operation<'mailVotes'> = (context, { session, params }) =>
  mailCopy(context, session, params.id, {
    kind: 'ballot_copy',
    table: 'ballot',
    nothing: 'Nothing has been voted yet.',
  });
