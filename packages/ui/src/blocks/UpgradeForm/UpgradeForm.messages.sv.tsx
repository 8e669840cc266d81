import type { UpgradeFormMessages } from './UpgradeForm.messages.tsx';

export const upgradeFormSv: Partial<UpgradeFormMessages> = {
  title: 'Uppgradera medlemskap',
  whose: 'Vems medlemskap',
  member: 'Medlem',
  nobody: (membership) => <>Det finns ännu ingen på ditt konto att uppgradera. {membership}.</>,
  buyMembership: 'Köp ett medlemskap',
  notOnAccount: 'Den personen finns inte på ditt konto. Välj någon som gör det.',
  upgradeTo: 'Uppgradera till',
  newMembership: 'Nytt medlemskap',
  pickFirst: 'Välj först vems medlemskap det är.',
  pickMissing: 'Innan du kan gå vidare, välj vems medlemskap det är.',
  nothingYet: (hasPaperPubs) =>
    `Det finns inget att betala än: välj ett annat medlemskap${hasPaperPubs ? ', eller lägg till bladen på papper' : ''}.`,
  nothingMore: 'Det finns inget att betala: det här medlemskapet går inte att uppgradera mer.',
};
