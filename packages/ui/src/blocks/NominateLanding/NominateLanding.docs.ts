import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  NominateLanding: {
    notFor: 'Conventions with a single award: link to its page instead.',
    keys: keys.link,
    heard: 'A region for each award with its subject, its deadline and a link.',
    does: ['Name the person whose nominations they are.'],
    donts: ['Show a deadline that has passed.'],
  },
};
