import type { SignatureDialogMessages } from './SignatureDialog.messages.ts';

export const signatureDialogSv: Partial<SignatureDialogMessages> = {
  title: 'Skriv under dina nomineringar',
  signature: 'Underskrift',
  description: (name) =>
    `Ditt namn. Med det skriver du under nomineringarna för ${name}; du tillfrågas en gång per besök.`,
  cancel: 'Avbryt',
  ok: 'OK',
};
