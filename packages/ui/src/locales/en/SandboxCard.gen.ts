// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface SandboxCardMessages {
  testCard: string;
  sandbox: string;
  chooseOne: string;
  outcome: {
    success: string;
    declined: string;
    authentication: string;
  };
  number: string;
  expiry: string;
  code: string;
  postcode: string;
  /** `numbers` lists the test cards. */
  numberWrong: (values: { numbers: string }) => string;
  expiryWrong: string;
  codeWrong: string;
  postcodeMissing: string;
}

export const sandboxCardMessages: SandboxCardMessages = {
  testCard: 'Test card',
  sandbox: 'Card payments are in a sandbox: nothing is charged, and no real card is taken.',
  chooseOne: 'Choose one, or type its number',
  outcome: {
    success: 'Succeeds',
    declined: 'Is declined',
    authentication: 'Asks the bank first (3-D Secure)',
  },
  number: 'Card number',
  expiry: 'Expiry date (MM/YY)',
  code: 'Security code (CVC)',
  postcode: 'Postal code',
  numberWrong: ({ numbers }) => `This is a sandbox: no real card is taken. Use ${numbers}.`,
  expiryWrong: 'Enter month and year, for example 12/34.',
  codeWrong: 'Enter three digits, for example 123.',
  postcodeMissing: 'Enter a postal code, for example D01 X2Y3.',
};
