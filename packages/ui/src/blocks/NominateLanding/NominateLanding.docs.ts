import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  NominateLanding: {
    notFor: 'One award only: then its page is the way itself.',
    keys: keys.link,
    heard: 'A region for each award with what it is about, until when, and a link.',
    does: ['Name the person whose nominations they are.'],
    donts: ['Name a deadline that has passed.'],
  },
};
