import type { UpgradeFormMessages } from './UpgradeForm.messages.tsx';

export const upgradeFormAr: Partial<UpgradeFormMessages> = {
  title: 'ترقية العضوية',
  whose: 'عضوية مَن',
  member: 'العضو',
  nobody: (membership) => <>ليس في حسابك من يمكن ترقيته بعد. {membership}.</>,
  buyMembership: 'اشترِ عضوية',
  notOnAccount: 'هذا الشخص ليس في حسابك. اختر من هو فيه.',
  upgradeTo: 'الترقية إلى',
  newMembership: 'العضوية الجديدة',
  pickFirst: 'اختر أولًا عضوية مَن هي.',
  pickMissing: 'قبل أن تتابع، اختر عضوية مَن هي.',
  nothingYet: (hasPaperPubs) =>
    `لا شيء للدفع بعد: اختر عضوية أخرى${hasPaperPubs ? '، أو أضف التقارير الورقية' : ''}.`,
  nothingMore: 'لا شيء للدفع: لا يمكن ترقية هذه العضوية أكثر.',
};
