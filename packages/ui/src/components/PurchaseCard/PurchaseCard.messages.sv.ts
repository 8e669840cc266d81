import type { PurchaseCardMessages } from './PurchaseCard.messages.ts';

const problems: Readonly<Record<string, string>> = {
  refund_due: 'Det gick inte längre att leverera. Du får tillbaka pengarna.',
  authentication_failed: 'Banken bekräftade inte betalningen.',
  abandoned: 'Betalningen bekräftades inte i tid.',
  cancelled: 'Betalningen avbröts.',
  not_charged: 'Betalningen gjordes inte.',
  provider_refused: 'Betalningen gjordes inte.',
  refunded: 'Betalningen har betalats tillbaka.',
};

export const purchaseCardSv: Partial<PurchaseCardMessages> = {
  status: {
    invoice: 'Att betala',
    requires_action: 'Väntar på din bank',
    processing: 'Behandlas',
    succeeded: 'Betald',
    failed: 'Misslyckades',
    refunded: 'Återbetald',
    disputed: 'Bestridd',
  },
  pending: 'Väntar',
  paidOn: (day) => `Betald ${day}`,
  email: 'E-post för betalningen',
  person: 'För',
  receipt: 'Kvitto',
  charge: 'Debitering',
  invoice: 'Faktura',
  error: 'Fel',
  problem: (error) => problems[error] ?? 'Kortet nekades.',
  comments: 'Kommentarer',
  yes: 'Ja',
  no: 'Nej',
};
