import type { SaveStateMessages } from './SaveState.messages.ts';

export const saveStateFi: SaveStateMessages = {
  saved: 'Tallennettu',
  justNow: 'juuri nyt',
  saving: 'Tallennetaan…',
  unsaved: 'Ei vielä tallennettu',
  notSaved: (isKept) => (isKept ? 'Ei tallennettu. Tallessa tällä laitteella.' : 'Ei tallennettu.'),
  offline: (isKept) =>
    isKept ? 'Ei yhteyttä. Tallessa tällä laitteella.' : 'Ei yhteyttä. Ei tallennettu.',
  savedAt: (time) => `Tallennettu ${time}`,
  brief: {
    saving: () => 'Tallennetaan…',
    unsaved: () => 'Ei vielä tallennettu',
    notSaved: (isKept) => (isKept ? 'Vain tällä laitteella' : 'Ei tallennettu'),
    offline: (isKept) => (isKept ? 'Ei yhteyttä, vain laitteella' : 'Ei yhteyttä, ei tallennettu'),
  },
  retry: 'Yritä uudelleen',
};
