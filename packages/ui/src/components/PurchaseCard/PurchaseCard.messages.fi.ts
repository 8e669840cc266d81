import type { PurchaseCardMessages } from './PurchaseCard.messages.ts';

const problems: Readonly<Record<string, string>> = {
  refund_due: 'Ostosta ei voitu enää toimittaa. Saat rahasi takaisin.',
  authentication_failed: 'Pankki ei vahvistanut maksua.',
  abandoned: 'Maksua ei vahvistettu ajoissa.',
  cancelled: 'Maksu peruttiin.',
  not_charged: 'Maksua ei tehty.',
  provider_refused: 'Maksua ei tehty.',
  refunded: 'Maksu palautettiin.',
};

export const purchaseCardFi: PurchaseCardMessages = {
  status: {
    invoice: 'Maksamatta',
    requires_action: 'Odottaa pankkiasi',
    processing: 'Käsitellään',
    succeeded: 'Maksettu',
    failed: 'Epäonnistui',
    refunded: 'Palautettu',
    disputed: 'Riitautettu',
  },
  pending: 'Odottaa',
  paidOn: (day) => `Maksettu ${day}`,
  email: 'Maksajan sähköposti',
  person: 'Kenelle',
  receipt: 'Kuitti',
  charge: 'Veloitus',
  invoice: 'Lasku',
  error: 'Virhe',
  problem: (error) => problems[error] ?? 'Kortti hylättiin.',
  comments: 'Kommentit',
  yes: 'Kyllä',
  no: 'Ei',
};
