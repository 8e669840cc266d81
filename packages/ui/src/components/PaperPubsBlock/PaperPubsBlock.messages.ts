export interface PaperPubsBlockMessages {
  /** The checkbox, and the name of the whole; `price` is null where nothing is charged. */
  label: (price: string | null) => string;
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
  label: (price) => `Paper progress reports${price === null ? '' : ` (${price})`}`,
  hint: 'The progress reports are free to read online. These come printed, by post.',
  paidHint: 'They are paid for. To have them no more, write to registration.',
  accessHint:
    'All three fields are needed for the envelope. Only the people who post the reports see them.',
  name: 'Name on the envelope',
  address: 'Postal address',
  country: 'Country',
};
