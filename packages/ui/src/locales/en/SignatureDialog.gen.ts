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
  description: ({ name }) => `Your name. With it you sign the nominations of ${name}; you are asked once per visit.`,
  cancel: 'Cancel',
  ok: 'OK',
};
