import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  MailOutcome: {
    notFor: 'What happened to a purchase, which is `PurchaseStatus`.',
    keys: keys.none,
    heard:
      'Politely where the mail went, and what of it is not saved yet; at once, as an alert, that it could not be sent.',
    does: ['Leave it where the mail was asked for.'],
    donts: ['Let it go away by itself: people look for the address in it.'],
  },
};
