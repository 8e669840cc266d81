import type { Reading } from '@conkit/rules';
import type { ReadingCategory } from '../blocks/ReadingList/ReadingList.tsx';
import { fanzines, novels, shortStories } from './ballots.ts';

/** Three categories, one of which has a packet. */
export const readingCategories: readonly ReadingCategory[] = [
  {
    key: 'Novel',
    title: 'Best Novel',
    finalists: novels,
    formats: [
      { key: 'epub', label: 'EPUB, 12MB', url: '/hugo-packet/5/Novel/epub' },
      { key: 'pdf', label: 'PDF, 340kB', url: '/hugo-packet/5/Novel/pdf' },
    ],
  },
  { key: 'ShortStory', title: 'Best Short Story', finalists: shortStories },
  { key: 'Fanzine', title: 'Best Fanzine', finalists: fanzines },
];

/** Two novels are read, one with a note, and one is begun. */
export const partlyRead: Reading = {
  5: { status: 'read', note: 'The ice! And the road to the north.' },
  1: { status: 'read', note: '' },
  3: { status: 'reading', note: '' },
};
