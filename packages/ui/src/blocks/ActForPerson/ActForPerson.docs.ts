import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  ActForPerson: {
    notFor: "Members' own forms: it is the frame of what the crew does for somebody.",
    keys: keys.form,
    heard:
      'Whom it is for and as whom one acts, what will be written down and mailed, and a required reason.',
    does: ['Say what the person will see before it is done.'],
    donts: ['Do anything of the crew without a reason.'],
  },
  ChangeEmail: {
    notFor: 'Members, who change their address themselves by a link in a mail.',
    keys: keys.form,
    heard: 'The address as it is and the new one, who is told, and what ends with the account.',
    does: ['Check by another way that it is the person who asks.'],
    donts: ['Change an address because a mail says so: it gives away everything.'],
  },
  EditRecord: {
    notFor: 'Address and membership, which have pages of their own.',
    keys: keys.form,
    heard: 'The form of `MemberForm`, what others changed meanwhile, and a required reason.',
    does: ['Change what was asked for, and nothing else.'],
    donts: ['Overwrite what the member changed meanwhile: both versions are shown.'],
  },
  LoadRecord: {
    notFor: 'A page that waits for nothing.',
    keys: keys.button,
    heard: 'That the record is loading, or why it could not be loaded, and “Try again”.',
    does: ['Use it in the place of a page that acts for somebody.'],
    donts: ['Show the form before whose it is is known.'],
  },
  SetMembership: {
    notFor: 'Selling: nothing is paid here.',
    keys: keys.form,
    heard: 'The memberships as radio buttons; which rights begin and end; a required reason.',
    does: ['Read out what ends before it is done.'],
    donts: ['Use it to repair a payment.'],
  },
};
