import type { PageName, PageWords } from './pages.ts';

export const pagesFi: Readonly<Record<PageName, PageWords>> = {
  packetExpired: {
    title: 'Tämä linkki on vanhentunut',
    text: 'Linkki äänestäjäpaketin tiedostoon toimii kaksi tuntia. Äänestyssivulta saat uuden.',
    label: 'Siirry äänestyssivulle',
  },
  notFound: {
    title: 'Sivua ei löydy',
    text: 'Osoitteessa voi olla kirjoitusvirhe, tai sivu on voinut siirtyä.',
    label: 'Siirry etusivulle',
  },
  unavailable: {
    title: 'Pieni hetki',
    text: 'Palvelin käynnistyy uudelleen tai on hyvin kuormittunut. Kaikki tallentamasi on turvassa. Sivu yrittää itse uudelleen.',
    label: 'Yritä heti uudelleen',
  },
  failed: {
    title: 'Jokin meni vikaan',
    text: 'Vika on meidän, ja kaikki tallentamasi on turvassa. Yritä hetken kuluttua uudelleen.',
    label: 'Yritä uudelleen',
  },
  needsScripts: {
    title: 'Sivua ei voitu näyttää',
    text: 'Ilman JavaScriptiä sivun voi piirtää vain palvelin, eikä se juuri nyt onnistunut.',
    label: 'Yritä uudelleen',
  },
  unsubscribe: {
    title: 'Perutaanko muistutukset?',
    text: 'Emme enää lähetä sinulle muistutuksia palkinnoista. Saat edelleen kuitit, kopiot äänestyslipustasi ja viestit, joita itse pyydät.',
    label: 'Peru muistutukset',
  },
  unsubscribed: {
    title: 'Muistutukset on peruttu',
    text: 'Et enää saa muistutuksia palkinnoista. Voit silti kirjautua sisään ja äänestää määräaikaan asti.',
    label: 'Tilaa muistutukset uudelleen',
  },
  subscribedAgain: {
    title: 'Muistutukset on tilattu uudelleen',
    text: 'Saat jälleen muistutuksia palkinnoista.',
    label: 'Siirry etusivulle',
  },
};
