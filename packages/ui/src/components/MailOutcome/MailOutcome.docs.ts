import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  MailOutcome: {
    notFor: 'The result of a purchase: use `PurchaseStatus`.',
    keys: keys.none,
    heard:
      "Polite: the address, and whether parts aren't saved yet. An alert if the mail could not be sent.",
    does: ['Leave it where the mail was requested.'],
    donts: ['Hide it after a while. People look up the address in it.'],
  },
};
