import type { PersonSubtitle } from '@conkit/rules';

/** Somebody, as far as it takes to tell them apart. */
export interface FoundPerson {
  readonly id: number;
  readonly legalName: string;
  /** What they are called; said where it is another name. */
  readonly preferredName: string;
  readonly email: string | null;
  /** With the label of the membership in the place of its key. */
  readonly subtitle: PersonSubtitle;
  /** Why they were found, where the row does not show it: by the number of the record, or by a name that is spelt almost so. */
  readonly match?: 'id' | 'similar';
}
