import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  EditMember: {
    notFor: 'A new person, which is `NewMemberForm`.',
    keys: keys.dialog,
    heard:
      'A dialog named after the person with the fields of `MemberForm`; what others changed meanwhile, as a choice; and the question before changes are lost.',
    does: ['Load it on demand.', 'Show conflicts field by field.'],
    donts: ['Close it while it saves.'],
  },
};
