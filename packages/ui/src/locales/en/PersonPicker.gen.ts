// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface PersonPickerMessages {
  /** The label of the group. */
  label: string;
  /** Shown after a person whose membership type isn't allowed. */
  notAllowed: string;
  /** The option that opens the lookup. */
  other: string;
  /** The button that removes the found person and reopens the lookup. */
  findAnother: string;
}

export const personPickerMessages: PersonPickerMessages = {
  label: 'Who it’s for',
  notAllowed: 'not with this membership',
  other: 'Other member...',
  findAnother: 'Find another',
};
