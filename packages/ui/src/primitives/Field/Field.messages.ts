/** What stands around every field. */
export interface FieldMessages {
  /** Appended to the label of a field that must be filled in. */
  required: string;
  /** Beside the label of a field whose value differs from the stored one. */
  changed: string;
}

export const fieldMessages: FieldMessages = { required: 'required', changed: 'changed' };
