export interface PersonPickerMessages {
  /** Names the choice. */
  label: string;
  /** What somebody is; `membership` is the key of the type. */
  membership: (membership: string) => string;
  /** Behind somebody whose membership is not a required one. */
  notAllowed: string;
  /** The entry that opens the lookup. */
  other: string;
  /** Takes the found person away and opens the lookup again. */
  findAnother: string;
}

export const personPickerMessages: PersonPickerMessages = {
  label: 'For whom',
  membership: (membership) => membership,
  notAllowed: 'not with this membership',
  other: 'Other member...',
  findAnother: 'Find another',
};
