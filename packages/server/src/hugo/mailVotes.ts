import type { Operation } from '../operation.ts';
import { mailCopy } from './mailCopy.ts';

/** Mails a person's ballot at once; the copy that follows the last change comes all the same. */
export const mailVotes: Operation<'mailVotes'> = (context, { session, params }) =>
  mailCopy(context, session, params.id, {
    kind: 'ballot_copy',
    table: 'ballot',
    nothing: 'Nothing has been voted yet.',
  });
