// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface SignatureDialogMessages {
  title: string;
  signature: string;
  /** What the signature is for. */
  description: (values: { name: string }) => string;
  cancel: string;
  ok: string;
}

export const signatureDialogMessages: SignatureDialogMessages = {
  title: 'Sign your nominations',
  signature: 'Signature',
  description: ({ name }) => `Type your name to sign the nominations of ${name}.`,
  cancel: 'Cancel',
  ok: 'OK',
};
