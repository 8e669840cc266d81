import type { SignInWords } from './signIn.ts';

export const signInSv: Partial<SignInWords> = {
  signInTo: (convention) => `Logga in till ${convention}`,
  signInForDetails: 'Logga in för att se och ändra dina uppgifter',
  linksWork: (days) =>
    `Länkarna fungerar i ${days} dagar, så ofta du vill. Den som har dem kan logga in som du, så skicka inte det här mejlet vidare.`,

  loginHeading: 'Din inloggningslänk',
  loginSubject: (convention) => `Din inloggningslänk till ${convention}`,
  loginOpening: {
    requested: 'Här är inloggningslänken som du bad om.',
    expired: 'Inloggningslänken som du öppnade har gått ut. Här är en ny.',
    created: 'Ditt konto är skapat. Här är länken som loggar in dig.',
    sent: 'Kongressens team skickar dig den här inloggningslänken.',
  },
  personalLinks: 'Var och en av de här länkarna leder till en persons sida:',
  codeLabel: 'Läser du det här på en annan enhet? Skriv in koden på sidan där du bad om den',
  codeNote: (minutes, requested) =>
    `Ge aldrig den här koden till någon. Kongressens team frågar aldrig efter den. ${requested === undefined ? 'Den' : `Den begärdes ${requested} och`} gäller i ${minutes} minuter, bara i den webbläsare som bad om den.`,
  notAsked: (address) => `Om du inte bad om det behöver du inte göra något. Frågor: ${address}`,

  unknownHeading: 'Inget medlemskap under den här adressen',
  unknownSubject: (convention) => `Inget medlemskap under den här adressen i ${convention}`,
  unknownOpening: (convention, email) =>
    `Någon, troligen du, bad om en inloggningslänk till ${convention} för ${email}. Det finns inget medlemskap under den här adressen.`,
  unknownAdvice: (address) =>
    `Kanske registrerade du dig med en annan adress? Försök med den, eller skriv till ${address}.`,
  buyMembership: 'Köp ett medlemskap',

  approvalSubject: (convention) => `Ditt godkännande behövs hos ${convention}`,
  approvalOpening:
    'En administratör har bett om något som kräver en andra administratörs godkännande.',
  approvalHow:
    'Logga in och öppna disken: begäran ligger överst. Läs vad det gäller och varför, och godkänn eller avslå.',

  auditHeadSubject: (convention, row) => `Loggen hos ${convention} har ${row} rader`,
  auditHeadOpening:
    'Spara det här mejlet. Med det kan vem som helst senare kontrollera att ingen rad i loggen till och med i dag har ändrats eller tagits bort.',
  auditHeadAdded: 'Rader sedan förra mejlet',
  auditHeadLabel: 'Hash för den nyaste raden',
  auditHeadNote:
    'För att kontrollera kör en driftansvarig `conkit audit verify --head` med denna hash.',
  auditHeadDaily:
    'Det här mejlet kommer varje dag. Om ett saknas, eller om antalet rader minskar, fråga de driftansvariga varför.',

  newAddressHeading: 'Din nya adress',
  newAddressSubject: (convention) => `Din nya adress hos ${convention}, och din inloggningslänk`,
  newAddressOpening: (convention) =>
    `${convention} har nu den här adressen till dig. Här är länken som loggar in dig med den; länkar som skickades till din tidigare adress visar inte längre ditt medlemskap.`,
  newAddressNotYours: (address) =>
    `Om det här inte är ditt medlemskap, tala om det för ${address}.`,
  oldAddressSubject: (convention) => `Din adress hos ${convention} har ändrats`,
  oldAddressOpening: (convention) =>
    `Registreringen på ${convention} har ersatt den här adressen med en annan. En inloggningslänk har skickats till den nya adressen.`,
  oldAddressAlarm: (address) => `Om du inte bad om det, skriv genast till ${address}.`,
  action: (right, { name }) => (right === 'vote' ? `Rösta: ${name}` : `Nominera: ${name}`),
};
