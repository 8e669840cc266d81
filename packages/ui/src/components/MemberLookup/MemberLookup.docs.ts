import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  MemberLookup: {
    notFor: 'Searching members by part of a name. It finds one known member.',
    keys: [['Enter', 'in a field searches, without submitting the surrounding form']],
    heard:
      'A group of fields. Polite: the found member, that several match and the member number is needed, or that there is no match.',
    does: ['Ask for the member number only when several members match, as this component does.'],
    donts: ['Disclose memberships to arbitrary callers. The server limits lookups too.'],
  },
};
