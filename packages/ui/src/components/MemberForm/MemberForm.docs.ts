import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  MemberForm: {
    notFor: "An account's email address or password. It edits a person.",
    keys: keys.form,
    heard:
      'Each field with its label, “required” if it is, its hint and its error. The optional fields are in one disclosure.',
    does: [
      'Put it into a `form` with your own button.',
      'Pass the saved record, so that changes are marked.',
    ],
    donts: ['Ask for more than is needed to join. The rest can follow later.'],
  },
};
