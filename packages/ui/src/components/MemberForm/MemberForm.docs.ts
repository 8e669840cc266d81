import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  MemberForm: {
    notFor: "An account's address or password: it asks for a person.",
    keys: keys.form,
    heard:
      'Each field with its label, “required” where it is, hint and error; what may be left for later is one disclosure.',
    does: [
      'Put it into a `form` with a button of your own.',
      'Hand it the saved record: it marks what differs from it.',
    ],
    donts: ['Ask for more than is needed to join: the rest can be told later.'],
  },
};
