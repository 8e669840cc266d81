import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  ActForPerson: {
    notFor: "Members' own forms: this is the frame for what the crew does on a person's behalf.",
    keys: keys.form,
    heard:
      'Who is affected, which account acts, what will be logged and mailed, and a required reason.',
    does: ['Tell the operator what the person will see before it is done.'],
    donts: ['Let the crew act without a reason.'],
  },
  ChangeEmail: {
    notFor: 'Members, who change their address themselves by a link in a mail.',
    keys: keys.form,
    heard: 'The present and the new address, who gets a mail, and what ends with the account.',
    does: ['Verify by another channel that the request comes from the person.'],
    donts: ['Change an address because a mail asks for it: this gives away the whole account.'],
  },
  EditRecord: {
    notFor: 'Address and membership, which have pages of their own.',
    keys: keys.form,
    heard: 'The fields of `MemberForm`, what others changed meanwhile, and a required reason.',
    does: ['Change only what the person asked for.'],
    donts: ['Overwrite what the member changed meanwhile: show both versions.'],
  },
  LoadRecord: {
    notFor: 'Pages that load nothing.',
    keys: keys.button,
    heard: 'A loading message, or why the record could not be loaded, with “Try again”.',
    does: ['Use it instead of the form until the record is loaded.'],
    donts: ['Show the form before the record is loaded.'],
  },
  SetMembership: {
    notFor: 'Sales: this form takes no payment.',
    keys: keys.form,
    heard: 'The memberships as radio buttons; which rights begin and end; a required reason.',
    does: ['Tell the person what ends before you do it.'],
    donts: ['Repair a payment with it.'],
  },
};
