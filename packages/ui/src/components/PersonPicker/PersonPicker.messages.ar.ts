import type { PersonPickerMessages } from './PersonPicker.messages.ts';

export const personPickerAr: Partial<PersonPickerMessages> = {
  label: 'لمن',
  notAllowed: 'غير ممكن بهذه العضوية',
  other: 'عضو آخر...',
  findAnother: 'ابحث عن آخر',
};
