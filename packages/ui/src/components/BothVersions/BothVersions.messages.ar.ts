import type { BothVersionsMessages } from './BothVersions.messages.ts';

export const bothVersionsAr: Partial<BothVersionsMessages> = {
  choose:
    'تغيّرت هذه الفئة أيضًا في نافذة أخرى أو على جهاز آخر. لم تضِع أي من النسختين: اختر التي تبقى.',
  here: 'على هذه الشاشة',
  elsewhere: 'المحفوظة في مكان آخر',
  keepMine: 'أبقِ نسختي',
  takeTheirs: 'خذ المحفوظة',
};
