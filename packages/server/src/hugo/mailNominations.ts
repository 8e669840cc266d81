import type { Operation } from '../operation.ts';
import { mailCopy } from './mailCopy.ts';

/** Mails a person's nominations at once; the copy that follows the last change comes all the same. */
export const mailNominations: Operation<'mailNominations'> = (context, { session, params }) =>
  mailCopy(context, session, params.id, {
    kind: 'nominations_copy',
    table: 'nomination',
    nothing: 'Nothing has been nominated yet.',
  });
