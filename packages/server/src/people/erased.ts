import type { PersonRow } from '../database/schema.ts';

/** The legal name of an erased person; all others have a name. */
export const ERASED_NAME = '';

/** Returns whether a person was erased. Only their number is left. */
export const isErased = ({ legal_name }: Pick<PersonRow, 'legal_name'>): boolean =>
  legal_name === ERASED_NAME;
