// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface RequiredMessages {
  /** The validation message of a required ballot without a ranking. */
  ballot: string;
  /** The validation message of a required ballot with a single choice. */
  choice: string;
  /** The validation message of required nominations that are empty. */
  nominations: string;
}

export const requiredMessages: RequiredMessages = {
  ballot: 'Rank at least one.',
  choice: 'Choose one.',
  nominations: 'Nominate at least one.',
};
