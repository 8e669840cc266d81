import type { NominationGridMessages } from './NominationGrid.messages.ts';

export const nominationGridAr: Partial<NominationGridMessages> = {
  row: (row) => `الترشيح ${row}`,
  remove: (row) => `أزل الترشيح ${row}`,
  changed: 'تغيّر، ولم يُحفظ بعد',
  reset: 'أعد إلى المحفوظ',
  undo: {
    reset: 'تراجع عن الإعادة',
    remove: 'تراجع عن الإزالة',
    paste: 'تراجع عن اللصق',
  },
  duplicate: (earlier) => `يبدو هذا كالترشيح ${earlier}.`,
  left: (count) => `سطور ملصقة لم تجد صفًا فارغًا (${count}):`,
  closeLeft: 'أغلق',
  nothing: 'لم يُرشَّح شيء.',
  pasted: (count) => `ترشيحات عُبّئت: ${count}.`,
  removed: (row) => `أُزيل الترشيح ${row}.`,
  wasReset: 'أُعيد إلى المحفوظ.',
  undone: 'تم التراجع.',
};
