import type { SaveStateMessages } from './SaveState.messages.ts';

export const saveStateFi: SaveStateMessages = {
  saved: 'Tallennettu',
  justNow: 'juuri nyt',
  saving: 'Tallennetaan…',
  unsaved: 'Ei vielä tallennettu',
  notSaved: (isKept) => (isKept ? 'Ei tallennettu. Tallessa tällä laitteella.' : 'Ei tallennettu.'),
  offline: (isKept) =>
    isKept ? 'Ei yhteyttä. Tallessa tällä laitteella.' : 'Ei yhteyttä. Ei tallennettu.',
  // Without ”klo” a minute reads like a day: a day is 14.2. here.
  savedAt: (time) => `Tallennettu ${/^\d+\.\d\d$/.test(time) ? 'klo ' : ''}${time}`,
  // Shorter than in English, so that nothing is cut off on a phone: whether there is a connection the icon says.
  brief: {
    saving: () => 'Tallennetaan…',
    unsaved: () => 'Ei vielä tallennettu',
    notSaved: (isKept) => (isKept ? 'Vain laitteella' : 'Ei tallennettu'),
    offline: (isKept) => (isKept ? 'Vain laitteella' : 'Ei tallennettu'),
  },
  retry: 'Yritä uudelleen',
  signIn: 'Kirjaudu ja tallenna',
};
