import type { ItemFormMessages } from './ItemForm.messages.tsx';

export const itemFormAr: Partial<ItemFormMessages> = {
  title: 'دفعة جديدة',
  amount: (amount) => `المبلغ: ${amount}`,
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  emailHint: 'يُرسل الإيصال إلى هذا العنوان.',
  chooseOne: 'اختر واحدًا',
  invoiceHint: 'إن كان لديك رقم فاتورة من المؤتمر السابق لهذا، فأدخله هنا.',
  noPrice: (contact) => <>ليس لهذا سعر ثابت، فلا يمكن دفعه هنا. اكتب إلى {contact}.</>,
  fillIn: 'عبّئ هذا.',
  notANumber: 'اكتب عددًا، مثل 2.',
  addressWrong: 'اكتب عنوانًا كاملًا، مثل name@example.com.',
  signInFirst: 'سجّل الدخول، لكي نعرف لمن هذا.',
  findMember: 'ابحث عن العضو المقصود.',
  choosePerson: 'اختر من تسمح عضويته بهذا.',
  chooseWithoutToken: 'اختر من ليس لديه رمز بعد.',
  hasToken: (name, payments) => (
    <>
      لدى {name} رمز بالفعل، ولا يلزم سوى واحد.{payments && <> تجده ضمن {payments}.</>}
    </>
  ),
  yourPayments: 'مدفوعاتك',
  siteSelection:
    'يختار أعضاء هذا المؤتمر مكان انعقاد Worldcon في سنة لاحقة. لا يصوّت إلا أعضاء WSFS، ويدفع كل ناخب هذا الرسم للمؤتمر الذي يُختار.',
  siteSelectionSteps: [
    'اختر من يصوّت، وادفع. يحتاج كل ناخب إلى رمز خاص به.',
    'يصل الرمز بالبريد، ويظهر مع مدفوعاتك.',
    'نزّل هناك بطاقة الاقتراع الشخصية، ورتّب المواقع، وسلّمها.',
  ],
  back: 'عُد إلى صفحة المدفوعات الرئيسية',
};
