import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PersonCard: {
    notFor: 'Choosing a person, which is a `PersonPicker`.',
    keys: [['Enter, Space', 'does what its row says, and unfolds “Missing something?”']],
    heard:
      'A region named after the person, what they are, and a list of what they can do with how each stands.',
    does: ['Say with `hiddenActions` why something is not offered.'],
    donts: ['Fill more than the one action that is next.'],
  },
};
