import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  SignIn: {
    notFor:
      'Joining: whoever is new buys a membership first, unless the convention lets them make an account.',
    keys: [['Enter', 'sends the link']],
    heard: 'A field for the address, a button; at once why a link was not sent.',
    does: ['Say why one has to sign in here.'],
    donts: ['Ask for a password.'],
  },
  SigningIn: {
    notFor: 'Other waits.',
    keys: keys.none,
    heard: 'That one is being signed in.',
    does: ['Show it on the page of the link until the server has answered.'],
    donts: ['Leave it standing when no answer comes: say so, and offer a new link.'],
  },
  Welcome: {
    notFor: 'Somebody who is signed in.',
    keys: [['Enter', 'sends the link, or follows a way on']],
    heard: "The convention's name, the ways to join and to sign in.",
    does: ['Put joining and signing in beside each other.'],
    donts: ['Greet without a way on.'],
  },
};
