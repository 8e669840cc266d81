import type { OffersMessages } from './Offers.messages.ts';

export const offersSv: Partial<OffersMessages> = {
  newMembership: 'Nytt medlemskap',
  lead: 'Välj det som passar dig. Du behöver inget konto för att köpa ett medlemskap.',
  upgrades: 'Uppgradering',
  daypasses: 'Dagsbiljett',
  upgrade: 'Uppgradera medlemskap',
  upgradeHint: 'och/eller lägg till informationsblad på papper',
  signInFirst: 'Du loggar först in, med en länk som vi skickar med e-post.',
  nobodyToUpgrade: 'Det finns ännu ingen på ditt konto att uppgradera.',
  upgradeText: {
    membership: 'Byt det medlemskap du har mot ett annat och betala bara skillnaden.',
    paperPubs: 'Låt oss skicka informationsbladen på papper.',
    both: 'Byt det medlemskap du har mot ett annat och betala bara skillnaden, låt oss skicka informationsbladen på papper, eller båda delarna.',
  },
  daypassText: 'Inträde de dagar du väljer.',
};
