import type { SaveStateMessages } from './SaveState.messages.ts';

export const saveStateSv: Partial<SaveStateMessages> = {
  saved: 'Sparat',
  justNow: 'just nu',
  saving: 'Sparar…',
  unsaved: 'Inte sparat än',
  notSaved: (isKept) => (isKept ? 'Inte sparat. Finns kvar på enheten.' : 'Inte sparat.'),
  offline: (isKept) =>
    isKept ? 'Ingen anslutning. Finns kvar på enheten.' : 'Ingen anslutning. Inte sparat.',
  savedAt: (time) => `Sparat ${time}`,
  brief: {
    saving: () => 'Sparar…',
    unsaved: () => 'Inte sparat än',
    notSaved: (isKept) => (isKept ? 'Inte sparat, finns här' : 'Inte sparat'),
    offline: (isKept) => (isKept ? 'Nedkopplad, finns här' : 'Nedkopplad, inte sparat'),
  },
  retry: 'Försök igen',
  signIn: 'Logga in och spara',
};
