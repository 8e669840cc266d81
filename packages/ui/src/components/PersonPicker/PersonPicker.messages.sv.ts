import type { PersonPickerMessages } from './PersonPicker.messages.ts';

export const personPickerSv: Partial<PersonPickerMessages> = {
  label: 'För vem',
  notAllowed: 'inte med det här medlemskapet',
  other: 'En annan medlem...',
  findAnother: 'Sök en annan',
};
