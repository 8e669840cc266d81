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
  attend: 'Uusi osallistujajäsenyys',
  attendText:
    'Tule mukaan koko tapahtumaan. Voit myös ehdottaa ja äänestää Hugo-palkinnoissa sekä osallistua tulevan Worldconin paikan valintaan.',
  upgradeText:
    'Vaihda jäsenyytesi toiseen maksamalla vain erotus, tilaa tiedotuslehdet paperilla tai tee molemmat.',
  child: 'Lapsi/vauva',
  childText:
    'Pääsy tapahtumaan sen nuorimmille jäsenille. He eivät voi osallistua Hugo-palkintoihin eivätkä tulevan Worldconin paikan valintaan.',
  support: 'Kannatusjäsenyys',
  supportText:
    'Kaikille, jotka eivät pääse paikalle: ehdota ja äänestä Hugo-palkinnoissa. Jäsenyyteen ei kuulu yleistä pääsyä tapahtumaan.',
  daypassText:
    'Pääsy tapahtumaan valitseminasi päivinä. Lippu ei anna oikeutta ehdottaa tai äänestää.',
};
