import type { OffersMessages } from './Offers.messages.ts';

export const offersFi: OffersMessages = {
  newMembership: 'Uusi jäsenyys',
  lead: 'Valitse itsellesi sopiva. Jäsenyyden voi ostaa ilman käyttäjätiliä.',
  upgrades: 'Jäsenyyden korotus',
  daypasses: 'Päivälippu',
  upgrade: 'Korota jäsenyyttä',
  upgradeHint: 'ja/tai lisää paperiset tiedotuslehdet',
  signInFirst: 'Kirjaudu ensin sisään sähköpostiisi lähetettävällä linkillä.',
  nobodyToUpgrade: 'Tililläsi ei ole vielä ketään, jonka jäsenyyttä voisi korottaa.',
  addPaperPubs: 'Lisää paperiset tiedotuslehdet',
  upgradeText: {
    both: 'Vaihda jäsenyytesi toiseen maksamalla vain erotus, tilaa tiedotuslehdet paperilla tai tee molemmat.',
    membership: 'Vaihda jäsenyytesi toiseen maksamalla vain erotus.',
    paperPubs: 'Tilaa tiedotuslehdet paperilla.',
  },
  daypassText: 'Pääsy tapahtumaan valitseminasi päivinä.',
};
