import type { BothVersionsMessages } from './BothVersions.messages.ts';

export const bothVersionsFi: BothVersionsMessages = {
  choose:
    'Tätä kategoriaa muutettiin myös toisessa ikkunassa tai toisella laitteella. Kumpikaan versio ei ole kadonnut: valitse, kumpi jää voimaan.',
  here: 'Tällä näytöllä',
  elsewhere: 'Tallennettu muualla',
  keepMine: 'Pidä omani',
  takeTheirs: 'Käytä tallennettua',
};
