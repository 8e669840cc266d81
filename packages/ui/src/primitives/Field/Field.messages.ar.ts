import type { FieldMessages } from './Field.messages.ts';

export const fieldAr: Partial<FieldMessages> = {
  required: 'مطلوب',
  changed: 'تغيّر',
};
