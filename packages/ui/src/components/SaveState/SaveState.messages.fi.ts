import type { SaveStateMessages } from './SaveState.messages.ts';

export const saveStateFi: SaveStateMessages = {
  saved: 'Tallennettu',
  justNow: 'juuri nyt',
  saving: 'Tallennetaan…',
  unsaved: 'Ei vielä tallennettu',
  notSaved: (isKept) => (isKept ? 'Ei tallennettu. Tallessa tällä laitteella.' : 'Ei tallennettu.'),
  offline: (isKept) =>
    isKept ? 'Ei yhteyttä. Tallessa tällä laitteella.' : 'Ei yhteyttä. Ei tallennettu.',
  // Without ”klo” a time reads like a date: dates are written 14.2. here.
  savedAt: (time) => `Tallennettu ${/^\d+\.\d\d$/.test(time) ? 'klo ' : ''}${time}`,
  // Shorter than in English, so that it fits on a phone. The icon shows whether there is a connection.
  brief: {
    saving: () => 'Tallennetaan…',
    unsaved: () => 'Ei vielä tallennettu',
    notSaved: (isKept) => (isKept ? 'Vain laitteella' : 'Ei tallennettu'),
    offline: (isKept) => (isKept ? 'Vain laitteella' : 'Ei tallennettu'),
  },
  retry: 'Yritä uudelleen',
  signIn: 'Kirjaudu ja tallenna',
};
