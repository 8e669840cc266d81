import type { PersonPickerMessages } from './PersonPicker.messages.ts';

export const personPickerFi: PersonPickerMessages = {
  label: 'Kenelle',
  notAllowed: 'ei tällä jäsenyydellä',
  other: 'Toinen jäsen...',
  findAnother: 'Etsi toinen',
};
