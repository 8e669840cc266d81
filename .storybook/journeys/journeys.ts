/** One screen of a journey: a story, and what the person does there. */
export interface Step {
  readonly id: string;
  readonly does: string;
}

/** The main tasks of members as sequences of block stories. */
export const journeys = {
  Join: [
    { id: 'blocks-signin-welcome--signed-out', does: 'Opens the portal for the first time' },
    { id: 'blocks-offers-offercategories--signed-out', does: 'Compares the memberships' },
    { id: 'blocks-newmemberform--empty', does: 'Chose an adult membership' },
    {
      id: 'blocks-checkout--tried-too-early',
      does: 'Pressed the button before the form was complete',
    },
    { id: 'blocks-newmemberform--filled', does: 'Filled in the required fields' },
    { id: 'blocks-paymentdialogframe--asks-for-the-card', does: 'Pays by card' },
    { id: 'blocks-paymentdialogframe--sending', does: 'Waits a moment' },
    { id: 'blocks-receipt--membership', does: 'Is a member, and reads what happens next' },
  ],
  Pay: [
    { id: 'blocks-memberhome--open-invoices', does: 'Sees an invoice on the first page' },
    { id: 'blocks-paymentspage--invoice', does: 'Looks at it among the payments' },
    { id: 'blocks-checkout--ready', does: 'Presses the button with the amount' },
    { id: 'blocks-paymentdialogframe--asks-for-the-card', does: 'Enters the card' },
    { id: 'blocks-paymentdialogframe--declined', does: 'Reads that the card was declined' },
    {
      id: 'blocks-paymentdialogframe--asked-by-the-bank',
      does: 'Uses another card; the bank asks for confirmation',
    },
    { id: 'blocks-paymentdialogframe--answer-lost', does: 'Loses the network at the wrong moment' },
    {
      id: 'blocks-paymentdialogframe--processing',
      does: 'Reads that the payment is being processed',
    },
    { id: 'blocks-receipt--signed-in-invoice', does: 'Has paid, and only once' },
  ],
  Vote: [
    { id: 'blocks-signin--filled', does: 'Asks for a login link' },
    {
      id: 'blocks-checkinbox--asked',
      does: 'Reads the mail on the phone, types the code on the computer',
    },
    { id: 'blocks-signin-signingin--under-way', does: 'Or follows the link' },
    { id: 'blocks-memberhome--not-started', does: 'Sees the next step' },
    { id: 'blocks-votingpage--unsigned', does: 'Signs the ballot' },
    { id: 'blocks-votingpage--signed', does: 'Begins to rank' },
    { id: 'blocks-awardballot--with-gaps', does: 'Leaves a gap, and sees what would not count' },
    { id: 'blocks-awardballot--offline', does: 'Goes into a tunnel' },
    { id: 'blocks-awardballot--conflict', does: 'Has also voted on another device' },
    { id: 'blocks-awardballot--finished', does: 'Is done' },
    { id: 'blocks-ballotreview--mailed', does: 'Reads it again, and mails a copy' },
    { id: 'blocks-memberhome--finished', does: 'Returns to the first page' },
  ],
} as const satisfies Readonly<Record<string, readonly Step[]>>;
