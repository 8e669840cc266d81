import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  EditMember: {
    notFor: 'A new person: use `NewMemberForm`.',
    keys: keys.dialog,
    heard:
      'A dialog named after the person with the fields of `MemberForm`; conflicting changes with a choice; and a question before changes are lost.',
    does: ['Load it on demand.', 'Show conflicts one field at a time.'],
    donts: ['Close it while it is saving.'],
  },
};
