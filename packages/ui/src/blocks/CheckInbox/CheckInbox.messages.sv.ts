import type { CheckInboxMessages } from './CheckInbox.messages.ts';

export const checkInboxSv: Partial<CheckInboxMessages> = {
  title: 'Titta i din inkorg',
  sending: (email) => `Skickar inloggningsnyckel och länk till ${email}`,
  expiredLink: (email) =>
    `Din inloggningsnyckel har gått ut och bytts ut. Din nya inloggningslänk skickas till ${email}.`,
  sent: (email) =>
    `Ett mejl är på väg till ${email}. Öppna länken i det på den här enheten, eller skriv in koden här.`,
  code: 'Koden i mejlet',
  codeHint:
    'Sex siffror, för dig som läser mejl på en annan enhet. De gäller i 15 minuter, bara i den här webbläsaren.',
  enter: 'Logga in med koden',
  wrong: (triesLeft) =>
    `Det här är inte koden i det senaste mejlet. Du kan försöka ${
      triesLeft === 1 ? 'en gång till' : `${triesLeft} gånger till`
    }.`,
  noTriesLeft:
    'Det var det femte felaktiga försöket, så koden gäller inte längre. Skicka mejlet igen för att få en ny, eller öppna länken i det.',
  expiredCode:
    'Koden går inte längre att använda: den är äldre än 15 minuter, eller begärdes i en annan webbläsare. Skicka mejlet igen för att få en ny, eller öppna länken i det.',
  resend: 'Skicka mejlet igen',
  resent: 'Mejlet har skickats igen. Bara koden i det senaste gäller.',
  changeAddress: 'Använd en annan adress',
};
