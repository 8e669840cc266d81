import type { AwardBallotMessages } from './AwardBallot.messages.tsx';

export const awardBallotSv: Partial<AwardBallotMessages> = {
  loading: 'Din röstsedel laddas',
  rankingFor: (category) => `Rangordning i ${category}`,
  progress: ({ ranked, total }) => `${ranked} av ${total} rangordnade`,
  ranked: 'rangordnad',
  notRanked: 'inte rangordnad',
  hasGap: 'har en lucka',
  notSaved: 'inte sparad',
  inConflict: 'ändrad på två ställen',
  counts: ({ counted, ranked }) => `${counted} av ${ranked} räknas`,
  finalists: (titles) =>
    `${titles.length} ${titles.length === 1 ? 'finalist' : 'finalister'}: ${titles.join(' · ')}`,
  next: (category) => `Nästa: ${category}`,
  toReview: 'Granska din röstsedel',
  signFirst: 'Skriv under för att rangordna',
  closes: (left) => `Stänger ${left}`,
  review: 'Granska',
  retry: 'Försök igen',
  tooLate: (isKept) =>
    isKept
      ? 'Röstningen stängde innan dina senaste ändringar sparades. Det som är märkt som sparat räknas; resten gör det inte, och finns kvar bara på den här enheten.'
      : 'Röstningen stängde innan dina senaste ändringar sparades. Det som är märkt som sparat räknas; resten gör det inte.',
  signedOut: (isKept, link) =>
    isKept ? (
      <>
        Du har loggats ut. Din rangordning finns kvar på enheten: {link('logga in igen')}, så sparas
        den när du har skrivit under din röstsedel.
      </>
    ) : (
      <>
        Du har loggats ut, och den här webbläsaren kan inte behålla din rangordning. Låt sidan vara
        öppen, {link('logga in igen i en annan flik')}, och försök sedan igen här.
      </>
    ),
  failed: ({ isKept, isClosed }) => {
    if (isClosed) {
      return isKept
        ? 'Röstningen har stängt, och servern har inte bekräftat dina senaste ändringar. De finns kvar på enheten.'
        : 'Röstningen har stängt, och servern har inte bekräftat dina senaste ändringar. Den här webbläsaren kan inte behålla dem.';
    }
    return isKept
      ? 'Dina senaste ändringar är inte sparade än. De finns kvar på enheten.'
      : 'Dina senaste ändringar är inte sparade än, och den här webbläsaren kan inte behålla dem. Låt sidan vara öppen tills de är sparade.';
  },
  packetFailed: 'Läspaketet kunde inte laddas.',
  refused: (reason) => {
    switch (reason) {
      case 'replacedFinalist':
        return 'Rangordningen är inte sparad: en finalist i den har ersatts och går inte längre att rangordna. Ta bort den, så sparas din rangordning.';
      case 'unknownCategory':
        return 'Rangordningen är inte sparad: det finns ingen röstning i den här kategorin längre.';
      case 'other':
        return 'Servern godtog inte rangordningen: något i den går inte längre att rangordna. Ändra den, så sparas den.';
    }
  },
  replaced: ({ title, rank }) =>
    `”${title}”, som du gav plats ${rank}, finns inte längre på röstsedeln. Din rangordning är som den är tills du ändrar den; inget har ändrats eller skickats åt dig.`,
  notCounted: 'Rangordningen nedan sparades inte innan röstningen stängde. Det som sparades:',
  notKept:
    'Den här webbläsaren behåller ingenting på enheten. Varje ändring sparas genast: vänta tills sidan säger det innan du lämnar den.',
  waitsElsewhere: (award, link) => (
    <>
      Något på din {link(`röstsedel (${award.name})`)} är inte sparat: det väntar där på ditt
      beslut.
    </>
  ),
  choice: {
    rankingFor: (category) => `Val: ${category}`,
    progress: ({ ranked, total }) => `${ranked} av ${total} valda`,
    ranked: 'vald',
    notRanked: 'inget valt',
    signFirst: 'Skriv under för att välja',
    refused: (reason) => {
      switch (reason) {
        case 'replacedFinalist':
          return 'Det här valet är inte sparat: finalisten har ersatts och kan inte längre väljas. Välj en annan.';
        case 'unknownCategory':
          return 'Det här valet är inte sparat: det går inte längre att rösta i den här kategorin.';
        case 'other':
          return 'Servern godtog inte det här valet: det kan inte längre göras. Välj en annan.';
      }
    },
    replaced: ({ title }) =>
      `”${title}”, som du valde, finns inte längre på röstsedeln. Ditt val står kvar tills du ändrar det; inget har ändrats eller skickats åt dig.`,
    notCounted: 'Valet nedan sparades inte innan röstningen stängde. Detta sparades:',
  },
};
