import type { SignatureDialogMessages } from './SignatureDialog.messages.ts';

export const signatureDialogFi: SignatureDialogMessages = {
  title: 'Allekirjoita ehdotuksesi',
  signature: 'Allekirjoitus',
  description: (name) =>
    `Nimesi, jolla allekirjoitat ehdotukset. Ehdottaja: ${name}. Nimeä kysytään kerran käyntiä kohden.`,
  cancel: 'Peruuta',
  ok: 'OK',
};
