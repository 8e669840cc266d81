import type { NominatorNotFoundMessages } from './NominatorNotFound.messages.tsx';

export const nominatorNotFoundAr: Partial<NominatorNotFoundMessages> = {
  title: 'لم يُعثر على المرشِّح!',
  advice: (link) => (
    <>
      ليس في هذا الحساب أحد بهذا الرقم. افتح الرابط في رسالة الدخول، أو اختر شخصًا من{' '}
      {link('صفحة العضويات')}.
    </>
  ),
};
