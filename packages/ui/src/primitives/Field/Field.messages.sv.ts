import type { FieldMessages } from './Field.messages.ts';

export const fieldSv: Partial<FieldMessages> = {
  required: 'obligatoriskt',
  changed: 'ändrat',
};
