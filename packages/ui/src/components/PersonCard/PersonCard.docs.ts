import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PersonCard: {
    notFor: 'Choosing a person: use `PersonPicker`.',
    keys: [['Enter, Space', 'runs a row’s action, or opens “Missing something?”']],
    heard:
      'A region named after the person, with a description and a list of their actions with the status of each.',
    does: ['Explain missing actions with `hiddenActions`.'],
    donts: ['Highlight more than the next action.'],
  },
};
