import type { PurchaseCardMessages } from './PurchaseCard.messages.ts';

const problems: Readonly<Record<string, string>> = {
  refund_due: 'لم يعد تسليمه ممكنًا. تعود إليك النقود.',
  authentication_failed: 'لم يؤكّد المصرف الدفع.',
  abandoned: 'لم يُؤكَّد الدفع في وقته.',
  cancelled: 'أُلغي الدفع.',
  not_charged: 'لم يتم الدفع.',
  provider_refused: 'لم يتم الدفع.',
  refunded: 'رُدّ المبلغ.',
};

export const purchaseCardAr: Partial<PurchaseCardMessages> = {
  status: {
    invoice: 'بانتظار الدفع',
    requires_action: 'بانتظار مصرفك',
    processing: 'قيد المعالجة',
    succeeded: 'مدفوع',
    failed: 'فشل',
    refunded: 'رُدّ المبلغ',
    disputed: 'متنازع عليه',
  },
  pending: 'معلّق',
  paidOn: (day) => `دُفع في ${day}`,
  email: 'بريد الدفع',
  person: 'لـ',
  receipt: 'الإيصال',
  charge: 'العملية',
  invoice: 'الفاتورة',
  error: 'خطأ',
  problem: (error) => problems[error] ?? 'رُفضت البطاقة.',
  comments: 'ملاحظات',
  yes: 'نعم',
  no: 'لا',
};
