import type { VotingPageMessages } from './VotingPage.messages.tsx';

export const votingPageSv: Partial<VotingPageMessages> = {
  opens: 'Röstningen öppnar',
  closes: 'Röstningen stänger',
  closesSoon: (left) => `Röstningen stänger ${left}.`,
  hurry:
    'Varje ändring sparas nu en sekund efter att du gjorde den. Bara det som sparas i tid räknas, så titta på vad varje kategori säger.',
  news: {
    near: 'Det är mindre än ett dygn kvar att rösta.',
    pressing: 'Det är mindre än en kvart kvar att rösta.',
  },
  over: 'Röstningen är över.',
  questions: (address) => <>Frågor? Skriv till {address}.</>,
  howTo: 'Så röstar du på nätet',
  saving: ({ seconds, minutes }) =>
    `Din röstsedel sparas av sig själv ${seconds} sekunder efter din senaste ändring, och varje kategori säger när. Fram till sista dagen kan du komma tillbaka och ändra den. En kopia mejlas till dig ${minutes} minuter efter din senaste ändring.`,
  who: 'Vem röstar?',
  wayToBallot: (isSignedIn, link) =>
    isSignedIn ? (
      <>
        Öppna din personliga inloggningslänk för att rösta. Ett inloggningsmejl har en för varje
        medlem som kan rösta; logga ut och be om ett nytt på {link('sidan med medlemskapen')}.
      </>
    ) : (
      <>
        Öppna din personliga inloggningslänk för att rösta. Den mejlas till alla medlemmar som kan
        rösta; be om en ny på {link('sidan med medlemskapen')}.
      </>
    ),
  wayToRead: (link) => (
    <>Röstsedeln för varje medlem som kunde rösta nås från {link('sidan med medlemskapen')}.</>
  ),
  severalPeople:
    'Flera personer delar det här kontot. Var och ens länk leder till den egna röstsedeln.',
  notYet: 'Din röstsedel finns här när röstningen öppnar.',
  readOnly: 'Det här är din röstsedel. Den går att läsa, men inte längre att ändra.',
  hasUnsaved:
    'Enheten har ändringar av din röstsedel som inte är sparade än. Skriv under, så sparas de.',
  signingAs: (signature) => `Underskrivet av ”${signature}”`,
  signature: 'Underskrift',
  signatureHint: 'Ditt namn, som underskrift på din röstsedel. Sedan kan du rangordna.',
  sign: 'OK',
  back: 'Tillbaka till medlemskapen',
  given: ({ name, day }) => `${name}: ${day}.`,
  rank: ({ worksOf, positions }) => {
    if (positions === 1) {
      return `Välj den finalist som du tycker bäst om i varje kategori${worksOf === undefined ? '' : `, bland verken från ${worksOf}`}. Du behöver inte välja i alla kategorier.`;
    }
    return `Rangordna de finalister som du tycker om${worksOf === undefined ? '' : `, verk från ${worksOf}`}, från 1 för din favorit ner till ${positions}. Du behöver inte rangordna alla, och inte i alla kategorier.`;
  },
  noAward: ({ noAward, positions }) =>
    positions === 1
      ? `Välj ”${noAward}” där du hellre ser att inget pris delas ut.`
      : `Placera ”${noAward}” ovanför det som du hellre ser utan pris.`,
  gapEnds: 'En tom plats avslutar din rangordning: det som står under den räknas inte.',
};
