import type { SignInMessages } from './SignIn.messages.tsx';

export const signInAr: Partial<SignInMessages> = {
  title: 'الدخول بالبريد الإلكتروني',
  email: 'البريد الإلكتروني',
  name: 'الاسم',
  nameHint: 'فقط إن لم يكن لديك حساب بعد.',
  send: 'أرسل رابط الدخول',
  createAccount: 'أنشئ حسابًا',
  sending: (email) => `جارٍ إرسال مفتاح الدخول ورابطه إلى ${email}`,
  sent: (email) => `رسالة في طريقها إلى ${email}. افتح الرابط الذي فيها على هذا الجهاز.`,
  welcome: 'بوابة الأعضاء',
  welcomeLead: (newMembership, awards) => (
    <>
      العضويات{awards && `، و${awards.name}`} وكل ما في حسابك. يمكنك أيضًا{' '}
      {newMembership('شراء عضوية')} من دون تسجيل الدخول.
    </>
  ),
  signInFirst: 'سجّل الدخول لترى الصفحة التي طلبتها. الرابط الذي في الرسالة يقود إليها.',
  signedOut: (unsaved) =>
    `سُجّل خروجك في لسان آخر أو نافذة أخرى. تغييرات غير محفوظة على هذا الجهاز: ${unsaved}. سجّل الدخول مجددًا: الرابط الذي في الرسالة يعيدك إلى حيث كنت.`,
  signingIn: 'جارٍ الدخول',
  signingInAs: (email) => `جارٍ الدخول باسم ${email}`,
};
