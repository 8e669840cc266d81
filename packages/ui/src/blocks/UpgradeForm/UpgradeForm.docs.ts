import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  UpgradeForm: {
    notFor: 'People without a membership.',
    keys: [
      ['↑ ↓', 'choose what the membership becomes'],
      ['Enter', 'in a field, presses the button that pays'],
    ],
    heard:
      'Radio buttons with the difference to pay; additions; the total, or why there is nothing to pay.',
    does: ['Show the difference, not the full price.'],
    donts: ['Offer memberships that cost less than the present one.'],
  },
  UpgradePage: {
    notFor: 'Accounts with one person: the form alone will do.',
    keys: [['↑ ↓', 'choose the person, then what their membership becomes']],
    heard: 'A group with the people of the account, then the form for the chosen one.',
    does: ['Preselect the person when there is only one.'],
    donts: ['Show the form before a person is chosen.'],
  },
};
