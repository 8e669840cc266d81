import type { NominationsPageMessages } from './NominationsPage.messages.tsx';

export const nominationsPageSv: Partial<NominationsPageMessages> = {
  opens: 'Nomineringen öppnar',
  closes: 'Nomineringen stänger',
  goToCategories: 'Till kategorierna',
  home: 'Tillbaka till medlemskapen',
  loading: 'Laddar...',
  notLoaded: 'Nomineringarna kunde inte laddas.',
  howTo: 'Så nominerar du',
  whatCouldBe: 'Vad som kunde nomineras',
  what: 'Vad som kan nomineras',
  notSure:
    'Om du inte är säker på var något hör hemma, nominera det där du tycker att det passar bäst. Administratörerna avgör vad som är valbart; inget avvisas här.',
  howMany: 'Hur många, och hur',
  upTo: (max) =>
    `Upp till ${max} nomineringar i varje kategori. Ordningen har ingen betydelse. Du behöver inte fylla i alla, och inte i varje kategori.`,
  tellEnough:
    'Berätta så mycket som behövs för att hitta verket. Ett fält får vara tomt när du inte vet.',
  keys: 'Enter går till nästa rad, piltangenterna går till nästa fält där en text slutar. En lista eller ett block ur ett kalkylblad kan klistras in i ett fält: det fyller raderna.',
  saving: 'Spara och ändra',
  whatCounts:
    'Det som räknas är det som är sparat: spara varje kategori, eller alla på en gång. Före den första gången ombeds du skriva under.',
  changeUntil: (until) => (
    <>Du kan komma tillbaka och ändra dina nomineringar så ofta du vill till {until}</>
  ),
  copyComes: 'En timme efter din senaste ändring mejlas en kopia till dig.',
  questions: (address) => <>Frågor? Skriv till {address}.</>,
  gist: ({ worksOf, max }) =>
    `${worksOf === undefined ? 'Upp' : `Verk från ${worksOf} · upp`} till ${max} i varje kategori · bara det som är sparat räknas`,
};
