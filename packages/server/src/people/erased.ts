import type { PersonRow } from '../database/schema.ts';

/** The legal name of whoever was erased; nobody else has none. */
export const ERASED_NAME = '';

/** Whether who this was has been forgotten: what is left is a number. */
export const isErased = ({ legal_name }: Pick<PersonRow, 'legal_name'>): boolean =>
  legal_name === ERASED_NAME;
