import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  UpgradeForm: {
    notFor: 'Somebody who has no membership.',
    keys: [
      ['↑ ↓', 'chooses what the membership becomes'],
      ['Enter', 'in a field presses the button that pays'],
    ],
    heard:
      'Radio buttons with the difference to pay; what is added; the total, or why there is nothing to pay.',
    does: ['Say the difference, not the whole price.'],
    donts: ['Offer what costs less than what somebody has.'],
  },
  UpgradePage: {
    notFor: 'One person only, where the form alone will do.',
    keys: [['↑ ↓', 'chooses the person, then what their membership becomes']],
    heard: 'A group with the people of the account, then the form for the one who is chosen.',
    does: ['Pick the person when there is only one.'],
    donts: ['Show the form before it is known for whom.'],
  },
};
