import type { Nomination } from '@conkit/rules';
import type { NominatedCategory } from '../blocks/AwardNominations/nominations.ts';

const fields = [
  { key: 'title', label: 'Title' },
  { key: 'author', label: 'Author' },
  { key: 'publisher', label: 'Publisher/Where Published' },
];

export const alpha: Nomination = { title: 'A Made-Up Novel', author: 'N. Obody' };
export const beta: Nomination = { title: 'The Second One', author: 'S. Omebody' };

/** Creates a category without nominations, with changes. */
export const nominated = (changes: Partial<NominatedCategory> = {}): NominatedCategory => ({
  key: 'Novel',
  title: 'Best Novel',
  description: 'A science fiction or fantasy story of 40,000 words or more.',
  fields,
  rows: [],
  savedRows: [],
  status: 'saved',
  isChanged: false,
  hasConflict: false,
  ...changes,
});

const SAVED_AT = '2019-02-20T11:00:00Z';

/** Creates a category with saved works. */
export const savedIn = (rows: readonly Nomination[], changes: Partial<NominatedCategory> = {}) =>
  nominated({ rows, savedRows: rows, savedAt: SAVED_AT, ...changes });

/** Creates a category with unsaved works. */
export const changedIn = (rows: readonly Nomination[], changes: Partial<NominatedCategory> = {}) =>
  nominated({ rows, status: 'unsaved', isChanged: true, ...changes });

/** Returns three categories of an award. */
export const award = (first: NominatedCategory): readonly NominatedCategory[] => [
  first,
  nominated({ key: 'Novella', title: 'Best Novella', description: undefined }),
  savedIn([{ title: 'A Made-Up Fanzine' }], {
    key: 'Fanzine',
    title: 'Best Fanzine',
    description: undefined,
    fields: fields.slice(0, 1),
  }),
];
