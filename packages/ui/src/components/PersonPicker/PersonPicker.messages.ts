export interface PersonPickerMessages {
  /** Names the choice. */
  label: string;
  /** Behind somebody whose membership is not a required one. */
  notAllowed: string;
  /** The entry that opens the lookup. */
  other: string;
  /** Takes the found person away and opens the lookup again. */
  findAnother: string;
}

export const personPickerMessages: PersonPickerMessages = {
  label: 'For whom',
  notAllowed: 'not with this membership',
  other: 'Other member...',
  findAnother: 'Find another',
};
