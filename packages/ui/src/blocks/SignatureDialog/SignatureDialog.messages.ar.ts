import type { SignatureDialogMessages } from './SignatureDialog.messages.ts';

export const signatureDialogAr: Partial<SignatureDialogMessages> = {
  title: 'وقّع ترشيحاتك',
  signature: 'التوقيع',
  description: (name) => `اسمك. به توقّع ترشيحات ${name}؛ يُطلب منك مرة في كل زيارة.`,
  cancel: 'إلغاء',
  ok: 'موافق',
};
