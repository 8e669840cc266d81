import type { OffersMessages } from './Offers.messages.ts';

export const offersAr: Partial<OffersMessages> = {
  newMembership: 'عضوية جديدة',
  lead: 'اختر ما يناسبك. لا تحتاج إلى حساب لشراء عضوية.',
  upgrades: 'ترقية',
  daypasses: 'بطاقة يومية',
  upgrade: 'رقِّ العضوية',
  upgradeHint: 'و/أو أضف تقارير التقدّم الورقية',
  signInFirst: 'سجّل الدخول أولًا، برابط نرسله إليك بالبريد.',
  nobodyToUpgrade: 'ليس في حسابك من يمكن ترقيته بعد.',
  addPaperPubs: 'أضف تقارير التقدّم الورقية',
  upgradeText: {
    both: 'حوّل عضويتك إلى أخرى وادفع الفرق فقط، أو اطلب تقارير التقدّم مطبوعة، أو كليهما.',
    membership: 'حوّل عضويتك إلى أخرى وادفع الفرق فقط.',
    paperPubs: 'اطلب أن تُرسل إليك تقارير التقدّم مطبوعة.',
  },
  daypassText: 'دخول في الأيام التي تختارها.',
};
