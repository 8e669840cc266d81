import type { PersonSubtitle } from '@conkit/rules';

/** A person, with the details that tell them apart. */
export interface FoundPerson {
  readonly id: number;
  readonly legalName: string;
  /** Their preferred name, shown when it differs. */
  readonly preferredName: string;
  readonly email: string | null;
  /** With the membership's label instead of its key. */
  readonly subtitle: PersonSubtitle;
  /** Why they matched, when the row does not show it: the number of the record, or a similar name. */
  readonly match?: 'id' | 'similar';
}
