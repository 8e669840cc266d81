// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface FieldMessages {
  /** Appended to the label of a required field. */
  required: string;
  /** Shown beside the label of a field with an unsaved value. */
  changed: string;
}

export const fieldMessages: FieldMessages = {
  required: 'required',
  changed: 'changed',
};
