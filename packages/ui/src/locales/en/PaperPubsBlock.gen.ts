// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface PaperPubsBlockMessages {
  /** The label of the checkbox and of the group. `price` is null if they are free. */
  label: (values: { price?: string | null | undefined }) => string;
  hint: string;
  /** Replaces the hint when they were paid for and only an administrator can remove them. */
  paidHint: string;
  /** Shown below the ticked box to people who aren't administrators. */
  accessHint: string;
  name: string;
  address: string;
  country: string;
}

export const paperPubsBlockMessages: PaperPubsBlockMessages = {
  label: ({ price }) => `Paper progress reports${!price ? '' : ` · ${price}`}`,
  hint: 'The progress reports are free to read online. These come printed, by post.',
  paidHint: 'They are paid for. To have them no more, write to registration.',
  accessHint: 'All three fields are needed for the envelope. Only the people who post the reports see them.',
  name: 'Name on the envelope',
  address: 'Postal address',
  country: 'Country',
};
