import type { Operation } from '../operation.ts';
import { mailCopy } from './mailCopy.ts';

/** Mails a person's nominations at once, in addition to the delayed copy after the last change. */
export const mailNominations: Operation<'mailNominations'> = (context, { session, params }) =>
  mailCopy(context, session, params.id, {
    kind: 'nominations_copy',
    table: 'nomination',
    nothing: 'Nothing has been nominated yet.',
  });
