import type { SaveStateMessages } from './SaveState.messages.ts';

export const saveStateAr: Partial<SaveStateMessages> = {
  saved: 'محفوظ',
  justNow: 'الآن',
  saving: 'جارٍ الحفظ…',
  unsaved: 'لم يُحفظ بعد',
  notSaved: (isKept) => (isKept ? 'غير محفوظ. باقٍ على هذا الجهاز.' : 'غير محفوظ.'),
  offline: (isKept) => (isKept ? 'لا اتصال. باقٍ على هذا الجهاز.' : 'لا اتصال. غير محفوظ.'),
  savedAt: (time) => `حُفظ ${time}`,
  brief: {
    saving: () => 'جارٍ الحفظ…',
    unsaved: () => 'لم يُحفظ بعد',
    notSaved: (isKept) => (isKept ? 'غير محفوظ، باقٍ هنا' : 'غير محفوظ'),
    offline: (isKept) => (isKept ? 'غير متصل، باقٍ هنا' : 'غير متصل، غير محفوظ'),
  },
  retry: 'حاول مجددًا',
  signIn: 'سجّل الدخول للحفظ',
};
