import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  SignIn: {
    notFor:
      'Sign-up: new members buy a membership first, unless the convention lets them create an account.',
    keys: [['Enter', 'requests the link']],
    heard: 'A field for the address, a button, and at once why a link was not sent.',
    does: ['Explain why signing in is necessary here.'],
    donts: ['Ask for a password.'],
  },
  SigningIn: {
    notFor: 'Other waiting states.',
    keys: keys.none,
    heard: 'That the sign-in is in progress.',
    does: ["Show it on the login link's page until the server has responded."],
    donts: ['Leave it there without a response: show an error, and offer a new link.'],
  },
  Welcome: {
    notFor: 'Signed-in members.',
    keys: [['Enter', 'requests the link, or follows a link']],
    heard: "The convention's name, and the ways to join and to sign in.",
    does: ['Put joining and signing in side by side.'],
    donts: ['Welcome visitors without a next step.'],
  },
};
