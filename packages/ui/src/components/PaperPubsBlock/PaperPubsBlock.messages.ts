export interface PaperPubsBlockMessages {
  /** The checkbox; `cents` is null when nothing is charged. */
  label: (cents: number | null) => string;
  hint: string;
  /** In its place, where they are paid for and only an administrator takes them off. */
  paidHint: string;
  /** Under the ticked box, for people who are not administrators. */
  accessHint: string;
  name: string;
  address: string;
  country: string;
}

export const paperPubsBlockMessages: PaperPubsBlockMessages = {
  label: (cents) => `Paper progress reports${cents === null ? '' : ` (€${cents / 100})`}`,
  hint: 'The progress reports are free to read online; these come by post, printed.',
  paidHint: 'They are paid for. To have them no more, write to registration.',
  accessHint:
    'All three fields are needed on the envelope. Only the people who post the reports see them.',
  name: 'Name on the envelope',
  address: 'Postal address',
  country: 'Country',
};
