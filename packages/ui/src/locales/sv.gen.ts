// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement } from 'react';
import { formatDay, formatList, pickPlural } from '../words/formatValue.ts';
import type { UiWordOverrides } from '../words/overrides.ts';

const AwardBallot: NonNullable<UiWordOverrides['AwardBallot']> = {
  loading: 'Din röstsedel laddas',
  rankingFor: ({ category }) => `Rangordning i ${category}`,
  progress: ({ ranked, total }) => `${ranked} av ${total} rangordnade`,
  ranked: 'rangordnad',
  notRanked: 'inte rangordnad',
  hasGap: 'har en lucka',
  notSaved: 'inte sparad',
  inConflict: 'ändrad på två ställen',
  counts: ({ counted, ranked }) => `${counted} av ${ranked} räknas`,
  finalists: ({ count, titles }) => `${count} ${count === 1 ? 'finalist' : 'finalister'}: ${titles.join(' · ')}`,
  next: ({ category }) => `Nästa: ${category}`,
  toReview: 'Granska din röstsedel',
  signFirst: 'Skriv under för att rangordna',
  closes: ({ left }) => `Stänger ${left}`,
  review: 'Granska',
  retry: 'Försök igen',
  tooLate: ({ isKept }) => isKept ? 'Röstningen stängde innan dina senaste ändringar sparades. Det som är märkt som sparat räknas; resten gör det inte, och finns kvar bara på den här enheten.' : 'Röstningen stängde innan dina senaste ändringar sparades. Det som är märkt som sparat räknas; resten gör det inte.',
  signedOut: ({ isKept, link }) => isKept ? createElement(Fragment, null, 'Du har loggats ut. Din rangordning finns kvar på enheten: ', link('logga in igen'), ', så sparas den när du har skrivit under din röstsedel.') : createElement(Fragment, null, 'Du har loggats ut, och den här webbläsaren kan inte behålla din rangordning. Låt sidan vara öppen, ', link('logga in igen i en annan flik'), ', och försök sedan igen här.'),
  failed: ({ isClosed, isKept }) => isClosed ? (isKept ? 'Röstningen har stängt, och servern har inte bekräftat dina senaste ändringar. De finns kvar på enheten.' : 'Röstningen har stängt, och servern har inte bekräftat dina senaste ändringar. Den här webbläsaren kan inte behålla dem.') : (isKept ? 'Dina senaste ändringar är inte sparade än. De finns kvar på enheten.' : 'Dina senaste ändringar är inte sparade än, och den här webbläsaren kan inte behålla dem. Låt sidan vara öppen tills de är sparade.'),
  notKept: 'Den här webbläsaren behåller ingenting på enheten. Varje ändring sparas genast: vänta tills sidan säger det innan du lämnar den.',
  waitsElsewhere: ({ link, name }) => createElement(Fragment, null, 'Något på din ', link(`röstsedel (${name})`), ' är inte sparat: det väntar där på ditt beslut.'),
  packetFailed: 'Läspaketet kunde inte laddas.',
  refused: ({ reason }) => reason === 'replacedFinalist' ? 'Rangordningen är inte sparad: en finalist i den har ersatts och går inte längre att rangordna. Ta bort den, så sparas din rangordning.' : reason === 'unknownCategory' ? 'Rangordningen är inte sparad: det finns ingen röstning i den här kategorin längre.' : 'Servern godtog inte rangordningen: något i den går inte längre att rangordna. Ändra den, så sparas den.',
  replaced: ({ title, rank }) => `”${title}”, som du gav plats ${rank}, finns inte längre på röstsedeln. Din rangordning är som den är tills du ändrar den; inget har ändrats eller skickats åt dig.`,
  notCounted: 'Rangordningen nedan sparades inte innan röstningen stängde. Det som sparades:',
  choice: {
    rankingFor: ({ category }) => `Val: ${category}`,
    progress: ({ ranked, total }) => `${ranked} av ${total} valda`,
    ranked: 'vald',
    notRanked: 'inget valt',
    signFirst: 'Skriv under för att välja',
    refused: ({ reason }) => reason === 'replacedFinalist' ? 'Det här valet är inte sparat: finalisten har ersatts och kan inte längre väljas. Välj en annan.' : reason === 'unknownCategory' ? 'Det här valet är inte sparat: det går inte längre att rösta i den här kategorin.' : 'Servern godtog inte det här valet: det kan inte längre göras. Välj en annan.',
    replaced: ({ title }) => `”${title}”, som du valde, finns inte längre på röstsedeln. Ditt val står kvar tills du ändrar det; inget har ändrats eller skickats åt dig.`,
    notCounted: 'Valet nedan sparades inte innan röstningen stängde. Detta sparades:',
  },
};

const AwardNominations: NonNullable<UiWordOverrides['AwardNominations']> = {
  progress: ({ count, total }) => `${count} av ${total} ifyllda`,
  filledIn: 'ifylld',
  notSavedYet: 'inte sparad än',
  nothingYet: 'Inget än',
  nothing: 'Inga nomineringar.',
  unsavedLine: 'Inte sparat än:',
  next: ({ category }) => `Nästa: ${category}`,
  save: 'Spara',
  saveAll: 'Spara allt',
  length: ({ value, unit, category }) => `Ett verk på ${value} ${unit === 'words' ? 'ord' : 'minuter'} hör hemma i ${category}.`,
  elsewhere: ({ category }) => `Du har nominerat det här i ${category} också.`,
  keepBoth: 'Behåll båda',
  neverSaved: 'De här nomineringarna skrevs på enheten men sparades inte. De räknas inte:',
  neverSavedIn: ({ category }) => `${category}, inte sparat`,
  closedUnsaved: 'Nomineringen stängde innan dina senaste ändringar sparades. Det som är märkt som sparat räknas; resten gör det inte.',
  signedOut: ({ link }) => createElement(Fragment, null, 'Du har loggats ut. Det du har skrivit finns kvar på enheten: ', link('logga in igen'), ', och spara det sedan.'),
  signedOutUnkept: ({ link }) => createElement(Fragment, null, 'Du har loggats ut, och den här webbläsaren kan inte behålla det du har skrivit. Låt sidan vara öppen, ', link('logga in igen i en annan flik'), ', och spara det sedan här.'),
  notKept: 'Den här webbläsaren behåller inget på enheten. Spara innan du lämnar sidan, annars går det osparade förlorat.',
  copyTitle: 'Din kopia',
  saveAndCopyTitle: 'Spara, och behåll en kopia',
  allSaved: 'Allt på sidan är sparat.',
  unsaved: ({ categories }) => createElement(Fragment, null, 'Inte sparat än: ', categories, '.'),
  keptHere: 'Enheten behåller det tills du sparar, även när du lämnar sidan eller loggar ut.',
  copyComes: 'En kopia av det som är sparat mejlas till dig en timme efter din senaste ändring. Du kan också få en genast.',
  mailNow: 'Mejla mina nomineringar nu',
  download: 'Ladda ner mina nomineringar',
  mailed: ({ time, email, isWhole }) => `Skickat ${time}: dina nomineringar är på väg till ${email}${isWhole ? '.' : ', utan de ändringar som inte är sparade än.'}`,
  failed: ({ category, reason }) => `${category}: ${reason}`,
  conflict: 'Den har också ändrats någon annanstans och är inte sparad än.',
  compare: 'Jämför och välj',
  editedWhileSaving: 'Nomineringen kunde inte ändras! Kategorin sparas. Försök igen när den är sparad.',
  editedTooLate: 'Nomineringen kunde inte ändras! Nomineringen är avslutad.',
};

const BadgePreview: NonNullable<UiWordOverrides['BadgePreview']> = {
  badge: ({ lines, subtitle }) => `Namnskylt: ${!lines?.length ? 'inget namn än' : lines.join(', ')}${!subtitle ? '' : `. Under: ${subtitle}`}`,
  empty: 'Ditt namn',
  unprintable: ({ characters }) => `Detta går inte att trycka på namnskylten: ${characters.join(' ')}`,
};

const BallotReview: NonNullable<UiWordOverrides['BallotReview']> = {
  title: 'Din röstsedel i rangordning',
  progress: ({ ranked, total }) => `${ranked} av ${total} ${total === 1 ? 'kategori' : 'kategorier'} har en rangordning som räknas.`,
  broken: 'Något du har rangordnat räknas inte, eftersom en plats ovanför är tom:',
  waiting: 'Servern har inte dina senaste ändringar än:',
  nothingIn: ({ count }) => `Inget rangordnat i ${count} ${count === 1 ? 'kategori' : 'kategorier'}`,
  signedBy: ({ signature }) => `Underskrivet av ”${signature}”`,
  print: 'Skriv ut',
  download: 'Ladda ner som text',
  mail: 'Mejla min röstsedel nu',
  mailed: ({ isWhole, email }) => isWhole ? `Din röstsedel är på väg till ${email}.` : `Din röstsedel är på väg till ${email}, utan de ändringar som inte är sparade än.`,
  choice: {
    title: 'Din röstsedel',
    progress: ({ ranked, total }) => `Du har valt i ${ranked} av ${total} ${total === 1 ? 'kategori' : 'kategorier'}.`,
    nothingIn: ({ count }) => `Inget valt i ${count} ${count === 1 ? 'kategori' : 'kategorier'}`,
  },
};

const BallotSummary: NonNullable<UiWordOverrides['BallotSummary']> = {
  noEntry: '[Inget bidrag]',
  noAward: 'Inget pris',
  nothingRanked: 'Inget rangordnat.',
  unknownEntry: ({ id }) => `Okänt bidrag ${id}`,
  rankingOf: ({ category }) => `Din rangordning i ${category}`,
  wouldNotCount: 'räknas inte',
  notRanked: ({ titles }) => `Inte rangordnade: ${titles.join('; ')}.`,
  notSaved: 'Inte sparat än',
  choice: {
    nothingRanked: 'Inget är valt.',
    rankingOf: ({ category }) => `Ditt val: ${category}`,
    notRanked: ({ titles }) => `Inte valda: ${titles.join('; ')}.`,
  },
};

const BarcodeDialog: NonNullable<UiWordOverrides['BarcodeDialog']> = {
  title: 'Streckkod för registreringen',
  hint: 'Visa den vid registreringen, i telefonen eller utskriven, så får du din namnskylt.',
  downloadPicture: 'Ladda ner bild',
  downloadPdf: 'Ladda ner PDF',
  picture: ({ name, holder }) => `Streckkod för ${name}, ${holder}`,
};

const BothVersions: NonNullable<UiWordOverrides['BothVersions']> = {
  choose: 'Kategorin har också ändrats i ett annat fönster eller på en annan enhet. Ingen av versionerna har gått förlorad: välj den som ska behållas.',
  here: 'På den här skärmen',
  elsewhere: 'Sparat någon annanstans',
  keepMine: 'Behåll min',
  takeTheirs: 'Ta den sparade',
};

const CategoryFold: NonNullable<UiWordOverrides['CategoryFold']> = {
  status: {
    done: 'klar',
    gap: 'har en lucka',
    trouble: 'behöver din uppmärksamhet',
    untouched: 'tom',
  },
};

const CategoryIndex: NonNullable<UiWordOverrides['CategoryIndex']> = {
  categories: 'Kategorier',
  all: 'Alla',
  allCategories: 'Alla kategorier',
  place: ({ position, total }) => `${position} av ${total}`,
};

const CheckInbox: NonNullable<UiWordOverrides['CheckInbox']> = {
  title: 'Titta i din inkorg',
  sending: ({ email }) => `Skickar inloggningsnyckel och länk till ${email}`,
  expiredLink: ({ email }) => `Din inloggningsnyckel har gått ut och bytts ut. Din nya inloggningslänk skickas till ${email}.`,
  sent: ({ email }) => `Vi har mejlat en länk till ${email}. Öppna den, eller skriv in koden.`,
  code: 'Koden i mejlet',
  codeHint: 'Sex siffror. Gäller i 15 minuter i den här webbläsaren.',
  enter: 'Logga in med koden',
  wrong: ({ triesLeft }) => `Det här är inte den senaste koden. ${triesLeft === 1 ? 'Ett försök' : `${triesLeft} försök`} kvar.`,
  noTriesLeft: 'För många felaktiga koder. Skicka mejlet igen, eller öppna länken i det.',
  expiredCode: 'Koden har gått ut eller hör till en annan webbläsare. Skicka mejlet igen, eller öppna länken i det.',
  resend: 'Skicka mejlet igen',
  resent: 'Skickat igen. Använd koden i det senaste mejlet.',
  changeAddress: 'Använd en annan adress',
};

const Checkout: NonNullable<UiWordOverrides['Checkout']> = {
  total: ({ amount }) => `Totalt: ${amount}`,
  payByCard: 'Betala med kort',
  beforeGoingOn: 'Innan du kan gå vidare:',
  signUp: 'Anmäl dig',
  working: 'Arbetar...',
  gettingReady: 'Förbereder kortbetalningen',
  cardsFailed: 'Kortbetalningen kunde inte nås. Det du har fyllt i finns kvar.',
  tryAgain: 'Försök igen',
  cardsUnavailable: ({ contact }) => createElement(Fragment, null, 'Kort kan inte tas emot just nu. Skriv till ', contact, ' för att köpa.'),
  bankWaitsTitle: 'Din bank väntar på att du bekräftar',
  bankWaits: 'Du debiteras först när du bekräftar.',
  continuePayment: 'Fortsätt betalningen',
  cancelPayment: 'Avbryt betalningen',
};

const DaypassForm: NonNullable<UiWordOverrides['DaypassForm']> = {
  title: 'Ny dagsbiljett',
  choose: 'Välj en dagsbiljett',
  type: 'Typ av dagsbiljett',
  days: 'Dagar',
  noDay: 'Dagar: Välj minst en.',
  noPrice: 'Dagar: De här går inte att betala med kort. Skriv till registreringen.',
  unknownTitle: 'Det finns ingen sådan dagsbiljett',
  unknown: ({ type, memberships }) => createElement(Fragment, null, `”${type}” är ingen typ av dagsbiljett som du kan köpa. Välj en ovan, eller se `, memberships, '.'),
  notOnSaleTitle: 'Dagsbiljetter säljs inte',
  notOnSale: ({ memberships }) => createElement(Fragment, null, 'Se ', memberships, ' i stället.'),
  allMemberships: 'alla nya medlemskap',
};

const Deadline: NonNullable<UiWordOverrides['Deadline']> = {
  moment: ({ day, time }) => `${day} kl. ${time}`,
  inZone: ({ city }) => `tid i ${city}`,
  official: ({ day, time, zone }) => `${day} kl. ${time} ${zone}`,
};

const Dialog: NonNullable<UiWordOverrides['Dialog']> = {
  close: 'Stäng',
};

const EditMember: NonNullable<UiWordOverrides['EditMember']> = {
  editMember: ({ number }) => number == null ? 'Ändra medlem' : `Ändra medlem nr ${number}`,
  editDaypass: ({ label }) => `Ändra innehavare av dagsbiljett (${label})`,
  editNonMember: 'Ändra icke-medlem',
  cancel: 'Avbryt',
  save: 'Spara',
  resumed: 'De här ändringarna är från förut och sparades inte.',
  startOver: 'Börja om',
  conflictTitle: 'Uppgifterna har under tiden ändrats någon annanstans',
  conflictText: 'Inget har gått förlorat: välj för varje fält vilken version som ska behållas, och spara sedan.',
  keepMine: 'Behåll din',
  takeTheirs: 'Ta den andra',
  empty: '(tomt)',
  leave: 'Dina ändringar är inte sparade. Stänga utan att spara?',
  stay: 'Fortsätt ändra',
  discard: 'Kasta ändringarna',
  signedOut: 'Du är utloggad',
  signedOutUnkept: 'Den här webbläsaren kan inte behålla det du har skrivit. Låt sidan vara öppen, logga in igen i en annan flik och spara sedan här.',
  signedOutKept: 'Det du har skrivit finns kvar på enheten. Logga in igen och fortsätt sedan.',
  sendLink: 'Skicka inloggningslänk',
  linkSent: ({ email }) => `Vi har mejlat en länk till ${email}. Öppna den på den här enheten för att fortsätta, eller kom tillbaka hit efteråt och skicka igen.`,
};

const EndingRights: NonNullable<UiWordOverrides['EndingRights']> = {
  title: ({ name, membership }) => `${name} förlorar rättigheter med medlemskapet ”${membership}”`,
  warning: 'När det är betalt ingår detta inte längre, och det går inte att ångra här:',
  right: {
    member: 'En inbjudan till medlemmarnas chatt',
    wsfs_member: ({ name }) => !name ? 'Att rösta om platsen för ett senare Worldcon' : `Att rösta om ${name} och om platsen för ett senare Worldcon`,
    hugo_nominator: ({ name }) => `Att nominera till ${!name ? 'priserna' : `${name}`}`,
    badge: 'En namnskylt, och med den tillträde till evenemanget',
  },
};

const Field: NonNullable<UiWordOverrides['Field']> = {
  required: 'obligatoriskt',
  changed: 'ändrat',
};

const ItemForm: NonNullable<UiWordOverrides['ItemForm']> = {
  title: 'Ny betalning',
  amount: ({ amount }) => `Belopp: ${amount}`,
  name: 'Namn',
  email: 'E-post',
  emailHint: 'Kvittot skickas till den här adressen.',
  chooseOne: 'Välj ett',
  invoiceHint: 'Om du har ett fakturanummer från den förra kongressen för detta, skriv det här.',
  noPrice: ({ contact }) => createElement(Fragment, null, 'Det här har inget fast pris, så det går inte att betala här. Skriv till ', contact, '.'),
  fillIn: 'Fyll i det här.',
  notANumber: 'Skriv ett tal, till exempel 2.',
  addressWrong: 'Skriv en hel adress, som namn@example.com.',
  signInFirst: 'Logga in, så att vi vet vem det är för.',
  findMember: 'Sök den medlem som det är för.',
  choosePerson: 'Välj någon vars medlemskap tillåter det.',
  chooseWithoutToken: 'Välj någon som inte har en röstkod än.',
  hasToken: ({ name, payments }) => createElement(Fragment, null, `${name} har redan en röstkod och behöver bara en.`, !payments ? '' : createElement(Fragment, null, ' Den finns bland ', payments, '.')),
  yourPayments: 'dina betalningar',
  siteSelection: 'Medlemmarna väljer var ett senare Worldcon ska hållas. Bara WSFS-medlemmar kan rösta. Avgiften går till den kongress som väljs.',
  siteSelectionSteps: {
    1: 'Välj vem som röstar, och betala. Alla behöver en egen röstkod.',
    2: 'Vi mejlar röstkoden. Den finns också bland dina betalningar.',
    3: 'Ladda ner röstsedeln där, rangordna platserna och lämna in den.',
  },
  back: 'Tillbaka till betalningarna',
};

const MemberForm: NonNullable<UiWordOverrides['MemberForm']> = {
  legalName: 'Officiellt namn',
  legalNameHint: 'Som i pass eller id-kort. Andra medlemmar ser det inte.',
  email: 'E-post',
  newEmailHint: 'Inloggningslänkar och kvitton skickas till den här adressen.',
  readOnlyEmailHint: ({ registration }) => `Skriv till ${!registration ? 'registreringen' : `${registration}`} för att ändra adressen.`,
  later: 'Det här kan du göra senare',
  laterHint: ({ hasBadge, hasPaperPubs }) => `${hasBadge ? 'Namnskylt, offentligt namn' : 'Offentligt namn'}, adress${hasPaperPubs ? ', informationsblad på papper' : ''}`,
  badgeName: 'Namn på namnskylten',
  badgeSubtitle: 'Underrad på namnskylten',
  badgeHint: 'Två rader får plats på namnskylten. De flesta språks bokstäver går att trycka, emojier inte.',
  previewBadge: 'Förhandsgranska',
  badgeTitle: 'Namnskylten',
  publicFirstName: 'Offentligt förnamn',
  publicLastName: 'Offentligt efternamn',
  publicNameHint: 'För den offentliga medlemslistan. Lämna båda tomma om du inte vill stå med; av två namn sorteras listan efter det andra.',
  listing: {
    notListed: 'Inte i den offentliga medlemslistan.',
    listed: ({ name, sortName }) => `I listan som ${name}, sorterat under ${sortName}.`,
  },
  address: 'Gatuadress',
  city: 'Ort',
  state: 'Delstat, län eller provins',
  postcode: 'Postnummer',
  country: 'Land',
  problem: {
    required: 'Fyll i det här.',
    not_an_email: 'Skriv en hel adress, som namn@example.com.',
    overrides_direction: 'Ta bort de osynliga tecken som ändrar textens riktning.',
    too_long: ({ max }) => `Korta ner det till ${max} tecken.`,
  },
};

const MemberHome: NonNullable<UiWordOverrides['MemberHome']> = {
  title: 'Medlemskap',
  noPeople: 'Det finns inget medlemskap under den här adressen än. Om du har ett, logga ut och logga in med den adress som det köptes med.',
  buyMembership: 'Köp ett medlemskap',
  edit: 'Ändra personuppgifter',
  upgrade: 'Uppgradera medlemskap',
  addPaperPubs: 'Lägg till informationsblad på papper',
  award: ({ right, name, year }) => right === 'vote' ? `Rösta: ${name} ${year}` : `Nominera: ${name} ${year}`,
  closedAward: ({ right, name, year }) => `Se ${right === 'vote' ? 'min röstsedel' : 'mina nomineringar'} för ${name} ${year}`,
  nextAward: ({ kind, right, name }) => `${kind === 'continue' ? 'Fortsätt med' : 'Börja med'} ${right === 'vote' ? 'din röstsedel' : 'dina nomineringar'}: ${name}`,
  ranked: ({ isAll, done, categories }) => isAll ? `Alla ${categories} kategorier rangordnade` : `${done} av ${categories} kategorier rangordnade`,
  chosen: ({ isAll, done, categories }) => isAll ? `Valt i alla ${categories} kategorier` : `Valt i ${done} av ${categories} kategorier`,
  works: ({ works, done }) => `${works} verk i ${done} ${done === 1 ? 'kategori' : 'kategorier'}`,
  notStarted: 'Inte påbörjad',
  categories: ({ count }) => `${count} ${count === 1 ? 'kategori' : 'kategorier'}`,
  nothingSaved: 'Inget sparat',
  savedAt: ({ time }) => `sparat kl. ${time}`,
  savedOn: ({ day }) => `sparat ${day}`,
  closes: ({ weekday, day, time, city }) => `stänger ${weekday} ${day} kl. ${time} (${city})`,
  closesSoon: ({ left }) => `stänger ${left}`,
  closed: ({ day }) => `stängde ${day}`,
  badge: ({ subtitle, name }) => `Namnskylt: ${!subtitle ? name : `${name}, ${subtitle}`}`,
  listedAs: ({ name }) => `I listan som ${name}`,
  notListed: 'Inte i den offentliga medlemslistan',
  priceFrom: ({ price }) => `från ${price}`,
  ownLinks: 'Alla som röstar från det här kontot använder sin egen länk i inloggningsmejlet.',
  progressNotLoaded: ({ isOffline }) => isOffline ? 'Du är inte uppkopplad. Hur det går med röster och nomineringar visas här när anslutningen är tillbaka.' : 'Hur det går med röster och nomineringar kunde inte laddas. Inget som du har sparat är borta.',
  tryAgain: 'Försök igen',
  peopleShown: ({ isAll, shown, total }) => isAll ? `Alla ${shown} personer visas` : `${shown} av ${total} personer visas`,
  showMorePeople: 'Visa fler personer',
  morePeopleNotLoaded: 'Fler personer kunde inte laddas. Försök igen.',
  siteSelectionToken: 'Köp en röstkod för platsvalet',
  chatInvite: ({ chat }) => !chat ? 'Be om inbjudan till chatten' : `Be om inbjudan till ${chat}`,
  barcode: 'Streckkod för registreringen',
  noRight: ({ name }) => `Det ingår inte i medlemskapet för ${name}.`,
  sharedRight: ({ others }) => `På samma konto kan även ${others} göra det. Var och en använder sin egen länk i inloggningsmejlet, så att ingen röstar på en annans röstsedel. Logga ut och be om ett nytt mejl om du behöver det.`,
  notHeld: 'Det finns inte på den här kongressen.',
  notOpenYet: ({ day }) => !day ? 'Det har inte börjat än.' : `Det börjar ${day}.`,
  noUpgradeAvailable: 'Det finns inget högre medlemskap att uppgradera till.',
  noBadge: 'Medlemskapet ger inte inträde till kongressen, så det finns ingen namnskylt att hämta.',
};

const MemberLookup: NonNullable<UiWordOverrides['MemberLookup']> = {
  title: 'Sök en medlem',
  name: 'Namn',
  email: 'E-postadress',
  memberNumber: 'Medlemsnummer',
  find: 'Sök',
  multiple: 'Flera träffar. Lägg till fler uppgifter.',
  notFound: 'Inga träffar.',
  found: ({ name, membership }) => `Hittade: ${name}, ${membership}`,
};

const MessageBar: NonNullable<UiWordOverrides['MessageBar']> = {
  close: 'Stäng meddelandet',
};

const NewMemberForm: NonNullable<UiWordOverrides['NewMemberForm']> = {
  title: 'Nytt medlemskap',
  choose: 'Välj ett medlemskap',
  type: 'Typ av medlemskap',
  unknownTitle: 'Det finns inget sådant medlemskap',
  unknown: ({ type, memberships }) => createElement(Fragment, null, `”${type}” är ingen typ av medlemskap som du kan köpa. Välj ett ovan, eller se `, memberships, '.'),
  allMemberships: 'alla nya medlemskap',
};

const NominateLanding: NonNullable<UiWordOverrides['NominateLanding']> = {
  opens: 'Nomineringen öppnar',
  closes: 'Nomineringen stänger',
  severalAwards: ({ count }) => count === 2 ? 'Två priser, två omgångar nomineringar. Varje pris har en egen sida.' : `${count} priser med var sin omgång nomineringar och var sin sida.`,
  nominations: 'Nomineringar',
  about: ({ worksOf, categories }) => worksOf == null ? `${categories} ${categories === 1 ? 'kategori' : 'kategorier'}` : `Verk från ${worksOf}, ${categories} ${categories === 1 ? 'kategori' : 'kategorier'}`,
  home: 'Tillbaka till medlemskapen',
};

const NominationGrid: NonNullable<UiWordOverrides['NominationGrid']> = {
  row: ({ row }) => `Nominering ${row}`,
  remove: ({ row }) => `Ta bort nominering ${row}`,
  changed: 'Ändrat, inte sparat än',
  reset: 'Återställ',
  undo: {
    reset: 'Ångra återställningen',
    remove: 'Ångra borttagningen',
    paste: 'Ångra inklistringen',
  },
  duplicate: ({ earlier }) => `Det här ser ut som nominering ${earlier}.`,
  left: ({ count }) => count === 1 ? 'En inklistrad rad fick ingen plats:' : `${count} inklistrade rader fick ingen plats:`,
  closeLeft: 'Stäng',
  nothing: 'Inga nomineringar.',
  pasted: ({ count }) => count === 1 ? 'En nominering ifylld.' : `${count} nomineringar ifyllda.`,
  removed: ({ row }) => `Nominering ${row} borttagen.`,
  wasReset: 'Återställt till det som är sparat.',
  undone: 'Ångrat.',
};

const NominationsPage: NonNullable<UiWordOverrides['NominationsPage']> = {
  opens: 'Nomineringen öppnar',
  closes: 'Nomineringen stänger',
  goToCategories: 'Till kategorierna',
  home: 'Tillbaka till medlemskapen',
  loading: 'Laddar...',
  notLoaded: 'Nomineringarna kunde inte laddas.',
  howTo: 'Så nominerar du',
  gist: ({ worksOf, max }) => `${worksOf == null ? 'Upp' : `Verk från ${worksOf} · upp`} till ${max} i varje kategori · bara det som är sparat räknas`,
  whatCouldBe: 'Vad som kunde nomineras',
  what: 'Vad som kan nomineras',
  notSure: 'Om du inte är säker på var något hör hemma, nominera det där du tycker att det passar bäst. Administratörerna avgör vad som är valbart; inget avvisas här.',
  howMany: 'Hur många, och hur',
  upTo: ({ max }) => `Upp till ${max} nomineringar i varje kategori. Ordningen har ingen betydelse. Du behöver inte fylla i alla, och inte i varje kategori.`,
  tellEnough: 'Berätta så mycket som behövs för att hitta verket. Ett fält får vara tomt när du inte vet.',
  keys: 'Enter går till nästa rad, piltangenterna går till nästa fält där en text slutar. En lista eller ett block ur ett kalkylblad kan klistras in i ett fält: det fyller raderna.',
  saving: 'Spara och ändra',
  whatCounts: 'Det som räknas är det som är sparat: spara varje kategori, eller alla på en gång. Före den första gången ombeds du skriva under.',
  changeUntil: ({ until }) => createElement(Fragment, null, 'Du kan komma tillbaka och ändra dina nomineringar så ofta du vill till ', until),
  copyComes: 'En timme efter din senaste ändring mejlas en kopia till dig.',
  questions: ({ address }) => createElement(Fragment, null, 'Frågor? Skriv till ', address, '.'),
};

const NominatorNotFound: NonNullable<UiWordOverrides['NominatorNotFound']> = {
  title: 'Nominatorn hittades inte!',
  advice: ({ link }) => createElement(Fragment, null, 'Det finns ingen med det numret på kontot. Öppna länken i ditt inloggningsmejl, eller välj en person på ', link('sidan med medlemskapen'), '.'),
};

const Offers: NonNullable<UiWordOverrides['Offers']> = {
  newMembership: 'Nytt medlemskap',
  lead: 'Välj det som passar dig. Du behöver inget konto för att köpa ett medlemskap.',
  upgrades: 'Uppgradering',
  daypasses: 'Dagsbiljett',
  upgrade: 'Uppgradera medlemskap',
  upgradeHint: 'och/eller lägg till informationsblad på papper',
  signInFirst: 'Du loggar först in, med en länk som vi skickar med e-post.',
  noPersonToUpgrade: 'Det finns ännu ingen på ditt konto att uppgradera.',
  upgradeText: {
    both: 'Byt det medlemskap du har mot ett annat och betala bara skillnaden, låt oss skicka informationsbladen på papper, eller båda delarna.',
    membership: 'Byt det medlemskap du har mot ett annat och betala bara skillnaden.',
    paperPubs: 'Låt oss skicka informationsbladen på papper.',
  },
  daypassText: 'Inträde de dagar du väljer.',
};

const PacketLinks: NonNullable<UiWordOverrides['PacketLinks']> = {
  download: 'Ladda ner läspaketet',
  packetOf: ({ category }) => `Läspaket för ${category}`,
};

const PaperPubsBlock: NonNullable<UiWordOverrides['PaperPubsBlock']> = {
  label: ({ price }) => `Informationsblad på papper${!price ? '' : ` · ${price}`}`,
  hint: 'Informationsbladen kan läsas gratis på nätet. De här kommer tryckta, med posten.',
  paidHint: 'De är betalda. Skriv till registreringen om du inte längre vill ha dem.',
  accessHint: 'Alla tre fälten behövs för kuvertet. Bara de som postar bladen ser dem.',
  name: 'Namn på kuvertet',
  address: 'Postadress',
  country: 'Land',
};

const PaymentDialogFrame: NonNullable<UiWordOverrides['PaymentDialogFrame']> = {
  payByCard: 'Betala med kort',
  pay: ({ amount, event }) => `Betala ${amount} · ${event}`,
  confirm: 'Bekräfta hos din bank',
  payee: ({ convention }) => `Du betalar till ${convention}. Vi ser eller sparar aldrig ditt kortnummer.`,
};

const PaymentsPage: NonNullable<UiWordOverrides['PaymentsPage']> = {
  title: 'Betalningar',
  newOf: ({ category }) => `Ny betalning: ${category}`,
  nothingToBuy: 'Det finns inget annat att köpa just nu.',
  notLoaded: 'Dina köp och fakturor kunde inte laddas.',
  tryAgain: 'Försök igen',
  purchasesShown: ({ hasMore, shown }) => hasMore ? `De ${shown} senaste visas` : `Alla ${shown} visas`,
  showOlder: 'Visa äldre köp',
  olderNotLoaded: 'Äldre köp kunde inte laddas. Försök igen.',
  memberships: ({ hasDaypasses }) => hasDaypasses ? 'Medlemskap och dagsbiljetter' : 'Medlemskap',
  back: 'Tillbaka till medlemskapen',
  mainPage: 'Tillbaka till betalningarna',
};

const PersonCard: NonNullable<UiWordOverrides['PersonCard']> = {
  member: ({ membership, number }) => `${membership}, medlem${number == null ? '' : ` nr ${number}`}`,
  daypass: ({ label, days }) => `Dagsbiljett (${label}) ${days}`,
  nonMember: 'Inte medlem',
  whyNot: 'Saknas något?',
};

const PersonPicker: NonNullable<UiWordOverrides['PersonPicker']> = {
  label: 'För vem',
  notAllowed: 'inte med det här medlemskapet',
  other: 'En annan medlem...',
  findAnother: 'Sök en annan',
};

const Picture: NonNullable<UiWordOverrides['Picture']> = {
  loading: 'Bilden laddas',
  failed: 'Bilden kunde inte laddas.',
  retry: 'Försök igen',
};

const PurchaseCard: NonNullable<UiWordOverrides['PurchaseCard']> = {
  status: {
    invoice: 'Att betala',
    requires_action: 'Väntar på din bank',
    processing: 'Behandlas',
    succeeded: 'Betald',
    failed: 'Misslyckades',
    refunded: 'Återbetald',
    disputed: 'Bestridd',
  },
  pending: 'Väntar',
  paidOn: ({ day }) => `Betald ${day}`,
  email: 'E-post för betalningen',
  person: 'För',
  receipt: 'Kvitto',
  charge: 'Debitering',
  invoice: 'Faktura',
  error: 'Fel',
  problem: {
    refund_due: 'Det gick inte längre att leverera. Du får tillbaka pengarna.',
    authentication_failed: 'Banken bekräftade inte betalningen.',
    abandoned: 'Betalningen bekräftades inte i tid.',
    cancelled: 'Betalningen avbröts.',
    not_charged: 'Betalningen gjordes inte.',
    provider_refused: 'Betalningen gjordes inte.',
    refunded: 'Betalningen har betalats tillbaka.',
    other: 'Kortet nekades.',
  },
  comments: 'Kommentarer',
  yes: 'Ja',
  no: 'Nej',
};

const PurchaseForm: NonNullable<UiWordOverrides['PurchaseForm']> = {
  openPurchase: 'Ditt öppna köp',
  clear: 'Töm formuläret',
  chooseType: 'Välj en typ',
  required: 'obligatoriskt',
};

const PurchaseStatus: NonNullable<UiWordOverrides['PurchaseStatus']> = {
  who: 'För',
  what: 'Vad',
  receiptTo: 'Kvitto till',
  total: 'Totalt',
  sending: 'Ditt köp genomförs. Låt sidan vara öppen.',
  waitingForBank: 'Väntar på svar från din bank.',
  processing: 'Din betalning behandlas. Det kan ta en stund; sidan visar när det är klart. Betala inte en gång till.',
  noNeedToWait: ({ payments }) => createElement(Fragment, null, 'Du behöver inte vänta här: ett mejl berättar hur det går, och det gör även ', payments, '.'),
  yourPayments: 'dina betalningar',
  findingOut: 'Vi vet inte än om köpet gick igenom och tar reda på det. Köp det inte en gång till.',
  offline: {
    title: 'Du är inte uppkopplad',
    text: 'Vi frågar igen så snart det finns en anslutning. Du kan också stänga sidan: det som är öppet finns här när du kommer tillbaka.',
  },
  trouble: {
    declined: {
      title: 'Kortet nekades',
      text: 'Inget har debiterats. Försök med ett annat kort, eller fråga din bank.',
    },
    notPaid: {
      title: 'Betalningen gjordes inte',
      text: 'Din bank nekade eller bekräftade den inte, eller så avbröts den. Inget har köpts och du betalar inget. Du kan försöka igen, eller med ett annat kort.',
    },
    notReceived: {
      title: 'Inget har köpts än',
      text: 'Köpet nådde oss inte i tid. Inget har debiterats, och inget kommer att debiteras. Du kan försöka igen.',
    },
    notSent: {
      title: 'Köpet skickades inte',
      text: 'Ett tidigare försök kan fortfarande vara på väg till oss. Det måste avbrytas först, så att du inte betalar två gånger, och det gick inte. Kontrollera din anslutning och försök igen.',
    },
    elsewhere: {
      title: 'Det här betalas redan',
      text: 'En betalning för samma sak pågår i ett annat fönster, eller av någon annan. Vänta på hur den går innan du betalar.',
    },
    refundDue: {
      title: 'Du får tillbaka dina pengar',
      text: 'Betalningen gick igenom, men det du köpte hade ändrats under tiden och går inte att ge dig. Vi vet om det och betalar tillbaka pengarna; ett mejl berättar mer.',
    },
    notLoaded: {
      title: 'Kortformuläret laddades inte',
      text: 'Kontrollera din anslutning och försök igen.',
    },
  },
  notStartedTitle: 'Betalningen kunde inte påbörjas',
  notStarted: ({ contact }) => createElement(Fragment, null, 'Ditt kort har inte debiterats, och ett annat kort skulle inte hjälpa. Försök igen senare, eller skriv till ', contact, '.'),
  repricedTitle: 'Priset har ändrats',
  repriced: ({ now, before }) => `Summan är nu ${now} i stället för ${before}. Inget har debiterats. Fortsätt bara om du godtar det.`,
};

const RankedBallot: NonNullable<UiWordOverrides['RankedBallot']> = {
  favourite: '1 är din favorit.',
  rankAny: 'Rangordna så många du vill.',
  ranked: 'Din rangordning',
  notRanked: 'Inte rangordnade',
  nothingRanked: 'Inget rangordnat.',
  howToRank: 'Tryck på + i den ordning du tycker.',
  noEntry: '[Inget bidrag]',
  tapToRemove: 'Tryck för att ta bort',
  noAward: 'Inget pris',
  noAwardHint: 'Placera det ovanför allt som inte borde vinna.',
  unknownEntry: ({ id }) => `Okänt bidrag ${id}`,
  unknownEntryHint: 'Bidraget finns inte på röstsedeln i den här kategorin.',
  replaced: ({ by, on }) => !by ? `Inte längre på röstsedeln sedan ${formatDay(on, 'sv-SE')}.` : `Inte längre på röstsedeln: ersattes av ${by} ${formatDay(on, 'sv-SE')}.`,
  changePosition: ({ title, position, isCounted }) => `${title}, plats ${position}, ${isCounted ? '' : 'räknas inte, '}ändra plats`,
  rankNext: ({ title }) => `${title}, inte rangordnad, sätt som nästa`,
  nextPosition: ({ ordinal }) => !ordinal ? 'Alla platser är upptagna' : `+ ger plats ${ordinal}, ⋯ vilken som helst`,
  choosePosition: ({ title }) => `Välj plats för ${title}`,
  remove: ({ position }) => `Ta bort från plats ${position}`,
  removeEmpty: ({ position }) => `Plats ${position}: [Inget bidrag]. Tryck för att ta bort`,
  menu: ({ title }) => `Plats för ${title}`,
  position: ({ position }) => `Plats ${position}`,
  moveToPosition: ({ position }) => `Flytta till plats ${position}`,
  removeFromBallot: 'Ta bort från röstsedeln',
  closeMenu: 'Stäng',
  yourFavourite: 'din favorit',
  currentPosition: 'nu här',
  nowAt: ({ title }) => `nu ${title}`,
  nextFree: 'nästa lediga plats',
  leavesGap: 'lämnar en lucka ovanför',
  dashedLeavesGap: 'Streckat: lämnar en lucka ovanför och räknas inte.',
  gap: ({ count, positions, titles }) => `${count === 1 ? `Plats ${formatList(positions, 'sv-SE')} är tom.` : `Platserna ${formatList(positions, 'sv-SE')} är tomma.`} Räknas inte: ${formatList(titles, 'sv-SE')}.`,
  closeGap: 'Stäng luckan',
  keys: ({ last }) => `Tangenter: 1–${last} ger plats, Alt ↑ ↓ flyttar ett steg, Delete tar bort`,
  ordinal: ({ position }) => pickPlural(position, 'sv-SE', { one: `${position}:a`, other: `${position}:e` }, 'ordinal'),
  placed: ({ title, ordinal, count }) => `${title} är nu ${ordinal} av ${count}.`,
  displaced: ({ title }) => `${title} är inte längre rangordnad.`,
  removed: ({ title }) => `${title} togs bort från din rangordning.`,
  emptyRemoved: ({ position }) => `Den tomma platsen ${position} togs bort.`,
  gapClosed: 'Luckan är stängd.',
  undo: 'Ångra',
  undone: ({ ranking }) => !ranking?.length ? 'Ångrat. Inget är rangordnat.' : `Ångrat. Din rangordning: ${ranking.join(', ')}.`,
  choice: {
    favourite: 'En kan väljas.',
    rankAny: 'Du behöver inte välja någon.',
    ranked: 'Ditt val',
    notRanked: 'Inte vald',
    nothingRanked: 'Inget är valt.',
    howToRank: 'Tryck på + vid den du väljer.',
    noAwardHint: 'Välj det om ingen av dem borde vinna.',
    rankNext: ({ title }) => `Välj ${title}`,
    nextPosition: () => '+ väljer den',
    remove: ({ title }) => `${title} är vald, ta tillbaka valet`,
    placed: ({ title }) => `${title} är vald.`,
    displaced: ({ title }) => `${title} är inte längre vald.`,
    removed: ({ title }) => `${title} är inte längre vald.`,
    undone: ({ title }) => !title ? 'Ångrat. Inget är valt.' : `Ångrat. Vald: ${title}.`,
  },
};

const Receipt: NonNullable<UiWordOverrides['Receipt']> = {
  receipt: 'Kvitto',
  dismiss: 'Stäng kvittot',
  memberNumber: 'Medlemsnummer',
  paidByCard: 'Betalat med kort',
  mailedTo: ({ email }) => !email ? 'Kvittot mejlat' : `Kvittot mejlat till ${email}`,
  charge: 'Debitering',
  calendar: 'Lägg till datumen i din kalender',
  print: 'Skriv ut',
  whatNext: 'Vad händer nu',
  paid: 'Betalningen lyckades!',
  signedUp: 'Du är anmäld!',
  welcome: ({ name }) => !name ? 'Välkommen' : `Välkommen, ${name}`,
  thanks: 'Tack',
  linkSent: ({ email, minutes }) => createElement(Fragment, null, 'Vi har skickat ett mejl med en inloggningslänk till ', !email ? 'den nya medlemmens adress' : email, `. Det bör komma inom ungefär ${minutes} minuter.`),
  leadsToDaypass: 'Öppna länken för att se din dagsbiljett och ändra dina uppgifter. Köpet har inte loggat in dig: det kan bara den som äger adressen göra.',
  leadsToMembership: 'Öppna länken för att se ditt medlemskap och ändra dina uppgifter. Köpet har inte loggat in dig: det kan bara den som äger adressen göra.',
  leadsToAwards: ({ name }) => `Öppna länken för att se ditt medlemskap, ändra dina uppgifter och delta i ${name}. Köpet har inte loggat in dig: det kan bara den som äger adressen göra.`,
  noMail: ({ link }) => createElement(Fragment, null, 'Inget mejl? Titta i skräpposten, eller ', link, '.'),
  anotherLink: 'be om en ny länk',
  buyAnother: 'Köp ett medlemskap till',
  firstPage: 'Tillbaka till medlemskapen',
  receiptSent: ({ email }) => createElement(Fragment, null, 'Ett kvitto är på väg till ', !email ? 'köparens adress' : email, '.'),
  signInToSee: 'Om du har ett medlemskap under den adressen, logga in för att se vad du har köpt.',
  payments: 'Tillbaka till betalningarna',
  next: {
    membership: 'Den nya medlemmen får besked med e-post, med en länk för att logga in.',
    daypass: 'Den som har dagsbiljetten får besked med e-post, med en länk för att logga in.',
    upgrade: 'Uppgraderingen gäller genast. Ett mejl om den och kvittot är på väg.',
    token: ({ email, payments }) => createElement(Fragment, null, `Röstkoden är på väg till ${email}. Den finns också bland `, payments, ', tillsammans med röstsedeln att ladda ner.'),
    item: ({ email, payments }) => createElement(Fragment, null, `Kvittot är på väg till ${email}. Det du har köpt finns bland `, payments, '.'),
    invoice: ({ email, payments }) => createElement(Fragment, null, `Kvittot är på väg till ${email}. Det du har köpt finns bland `, payments, '.'),
  },
  yourPayments: 'dina betalningar',
};

const Retryable: NonNullable<UiWordOverrides['Retryable']> = {
  retry: 'Försök igen',
};

const SandboxCard: NonNullable<UiWordOverrides['SandboxCard']> = {
  testCard: 'Testkort',
  sandbox: 'Kortbetalningarna är på prov: inget debiteras, och inga riktiga kort tas emot.',
  chooseOne: 'Välj ett, eller skriv dess nummer',
  outcome: {
    success: 'Går igenom',
    declined: 'Nekas',
    authentication: 'Frågar banken först (3-D Secure)',
  },
  number: 'Kortnummer',
  expiry: 'Giltigt till (MM/ÅÅ)',
  code: 'Säkerhetskod (CVC)',
  postcode: 'Postnummer',
  numberWrong: ({ numbers }) => `Det här är på prov: inga riktiga kort tas emot. Använd ${numbers}.`,
  expiryWrong: 'Skriv månad och år, till exempel 12/34.',
  codeWrong: 'Skriv tre siffror, till exempel 123.',
  postcodeMissing: 'Skriv ett postnummer, till exempel 111 22.',
};

const SaveState: NonNullable<UiWordOverrides['SaveState']> = {
  saved: 'Sparat',
  justNow: 'just nu',
  saving: 'Sparar…',
  unsaved: 'Inte sparat än',
  notSaved: ({ isKept }) => isKept ? 'Inte sparat. Finns kvar på enheten.' : 'Inte sparat.',
  offline: ({ isKept }) => isKept ? 'Ingen anslutning. Finns kvar på enheten.' : 'Ingen anslutning. Inte sparat.',
  savedAt: ({ time }) => `Sparat ${time}`,
  savedOn: ({ day }) => `Sparat ${day}`,
  brief: {
    saving: 'Sparar…',
    unsaved: 'Inte sparat än',
    notSaved: ({ isKept }) => isKept ? 'Inte sparat, finns här' : 'Inte sparat',
    offline: ({ isKept }) => isKept ? 'Nedkopplad, finns här' : 'Nedkopplad, inte sparat',
  },
  retry: 'Försök igen',
  signIn: 'Logga in och spara',
};

const SignIn: NonNullable<UiWordOverrides['SignIn']> = {
  title: 'Logga in med e-post',
  email: 'E-post',
  name: 'Namn',
  nameHint: 'Bara om du inte har ett konto än.',
  send: 'Skicka inloggningslänk',
  createAccount: 'Skapa konto',
  sending: ({ email }) => `Skickar inloggningsnyckel och länk till ${email}`,
  sent: ({ email }) => `Vi har mejlat en länk till ${email}. Öppna den på den här enheten.`,
  welcome: 'Medlemsportalen',
  welcomeLead: ({ name, newMembership }) => createElement(Fragment, null, `Dina medlemskap${!name ? '' : ` och ${name}`}. Du kan `, newMembership('köpa ett medlemskap'), ' utan att logga in.'),
  signInFirst: 'Logga in för att se den här sidan.',
  signedOut: ({ unsaved }) => `Du har loggats ut i en annan flik. ${unsaved} ${unsaved === 1 ? 'osparad ändring' : 'osparade ändringar'} finns kvar på enheten. Logga in för att fortsätta.`,
  signingIn: 'Loggar in',
  signingInAs: ({ email }) => `Loggar in som ${email}`,
};

const SignatureDialog: NonNullable<UiWordOverrides['SignatureDialog']> = {
  title: 'Skriv under dina nomineringar',
  signature: 'Underskrift',
  description: ({ name }) => `Skriv ditt namn för att skriva under nomineringarna för ${name}.`,
  cancel: 'Avbryt',
  ok: 'OK',
};

const UpgradeForm: NonNullable<UiWordOverrides['UpgradeForm']> = {
  title: 'Uppgradera medlemskap',
  whose: 'Vems medlemskap',
  member: 'Medlem',
  noPeople: ({ membership }) => createElement(Fragment, null, 'Det finns ännu ingen på ditt konto att uppgradera. ', membership, '.'),
  buyMembership: 'Köp ett medlemskap',
  notOnAccount: 'Den personen finns inte på ditt konto. Välj någon som gör det.',
  upgradeTo: 'Uppgradera till',
  newMembership: 'Nytt medlemskap',
  pickFirst: 'Välj först vems medlemskap det är.',
  pickMissing: 'Innan du kan gå vidare, välj vems medlemskap det är.',
  nothingYet: ({ hasPaperPubs }) => `Det finns inget att betala än: välj ett annat medlemskap${hasPaperPubs ? ', eller lägg till bladen på papper' : ''}.`,
  nothingMore: 'Det finns inget att betala: det här medlemskapet går inte att uppgradera mer.',
};

const VotingPage: NonNullable<UiWordOverrides['VotingPage']> = {
  opens: 'Röstningen öppnar',
  closes: 'Röstningen stänger',
  closesSoon: ({ left }) => `Röstningen stänger ${left}.`,
  hurry: 'Ändringar sparas nu efter en sekund. Bara det som sparas i tid räknas.',
  news: {
    near: 'Det är mindre än ett dygn kvar att rösta.',
    pressing: 'Det är mindre än en kvart kvar att rösta.',
  },
  over: 'Röstningen är över.',
  given: ({ name, day }) => `${name}: ${day}.`,
  questions: ({ address }) => createElement(Fragment, null, 'Frågor? Skriv till ', address, '.'),
  howTo: 'Så röstar du på nätet',
  rank: ({ positions, worksOf }) => positions === 1 ? `Välj din favorit i varje kategori${worksOf == null ? '' : `, bland verken från ${worksOf}`}. Du kan lämna kategorier tomma.` : `Rangordna de finalister du tycker om${worksOf == null ? '' : `, verk från ${worksOf}`}, från 1 för din favorit till ${positions}. Du behöver inte rangordna alla.`,
  noAward: ({ positions, noAward }) => positions === 1 ? `Välj ”${noAward}” om ingen finalist bör vinna.` : `Placera ”${noAward}” ovanför det som inte bör vinna.`,
  gapEnds: 'Inget under en tom plats räknas.',
  saving: () => 'Sparas automatiskt. Ändra den fram till sista dagen. Vi mejlar dig en kopia.',
  who: 'Vem röstar?',
  wayToBallot: ({ isSignedIn, link }) => isSignedIn ? createElement(Fragment, null, 'Öppna din personliga inloggningslänk för att rösta. Logga ut och be om ett nytt mejl på ', link('sidan med medlemskapen'), '.') : createElement(Fragment, null, 'Öppna din personliga inloggningslänk för att rösta. Be om en ny på ', link('sidan med medlemskapen'), '.'),
  wayToRead: ({ link }) => createElement(Fragment, null, 'Varje röstandes röstsedel finns på ', link('sidan med medlemskapen'), '.'),
  severalPeople: 'Varje person på det här kontot har en länk till sin egen röstsedel.',
  notYet: 'Din röstsedel finns här när röstningen öppnar.',
  readOnly: 'Din röstsedel går inte längre att ändra.',
  hasUnsaved: 'Enheten har osparade ändringar av din röstsedel. Skriv under för att spara dem.',
  signingAs: ({ signature }) => `Underskrivet av ”${signature}”`,
  signature: 'Underskrift',
  signatureHint: 'Skriv ditt namn för att skriva under din röstsedel.',
  sign: 'OK',
  back: 'Tillbaka till medlemskapen',
};

const WhyReadOnly: NonNullable<UiWordOverrides['WhyReadOnly']> = {
  closed: 'Nomineringen är avslutad.',
  noRight: ({ name, membership }) => `${name} kan inte nominera: rätten att nominera ingår inte i medlemskapet ”${membership}”.`,
  upgrade: 'Uppgradera medlemskapet',
  otherMemberships: 'Se de medlemskap där den ingår',
  notOpen: 'Nomineringen har inte börjat än. Här kan du läsa vad som kommer.',
};

/** The library in Swedish, for `ConKitProvider`. Not proofread. Missing messages are in English. */
export const sv: UiWordOverrides = {
  AwardBallot,
  AwardNominations,
  BadgePreview,
  BallotReview,
  BallotSummary,
  BarcodeDialog,
  BothVersions,
  CategoryFold,
  CategoryIndex,
  CheckInbox,
  Checkout,
  DaypassForm,
  Deadline,
  Dialog,
  EditMember,
  EndingRights,
  Field,
  ItemForm,
  MemberForm,
  MemberHome,
  MemberLookup,
  MessageBar,
  NewMemberForm,
  NominateLanding,
  NominationGrid,
  NominationsPage,
  NominatorNotFound,
  Offers,
  PacketLinks,
  PaperPubsBlock,
  PaymentDialogFrame,
  PaymentsPage,
  PersonCard,
  PersonPicker,
  Picture,
  PurchaseCard,
  PurchaseForm,
  PurchaseStatus,
  RankedBallot,
  Receipt,
  Retryable,
  SandboxCard,
  SaveState,
  SignIn,
  SignatureDialog,
  UpgradeForm,
  VotingPage,
  WhyReadOnly,
};
