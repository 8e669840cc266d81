import type { PersonSubtitle } from '@conkit/rules';
import { usePersonSubtitle } from '../../components/PersonCard/usePersonSubtitle.ts';
import type { Action } from '../../primitives/ActionList/ActionList.tsx';
import type { FindPersonMessages } from '../../locales/en/FindPerson.gen.ts';

/** A person, with the details that tell them apart. */
export interface FoundPerson {
  readonly id: number;
  readonly legalName: string;
  /** Their preferred name, shown when it differs. */
  readonly preferredName: string;
  readonly email: string | null;
  /** What the person is, with the membership's label instead of its key. */
  readonly subtitle: PersonSubtitle;
  /** Why they matched, when the row does not show it: the number of the record, or a similar name. */
  readonly match?: 'id' | 'similar';
}

/**
 * Returns people as rows that link to their records, or as plain rows if the operator may not open records.
 *
 * @param words the texts for a missing address and for the reason of a match
 */
export function usePersonActions(
  words: Pick<FindPersonMessages, 'noEmail'> &
    Partial<Pick<FindPersonMessages, 'recordNumber' | 'similar'>>,
) {
  const formatSubtitle = usePersonSubtitle();
  return (
    people: readonly FoundPerson[],
    getHref: ((id: number) => string) | undefined,
  ): readonly Action[] =>
    people.map(({ id, legalName, preferredName, email, subtitle, match }) => ({
      id: String(id),
      label: preferredName === legalName ? legalName : `${legalName} (${preferredName})`,
      hint: [
        ...(match === 'id' && words.recordNumber ? [words.recordNumber({ id })] : []),
        ...(match === 'similar' && words.similar ? [words.similar] : []),
        formatSubtitle(subtitle),
        email ?? words.noEmail,
      ].join(' · '),
      ...(getHref ? { href: getHref(id) } : { isStatusOnly: true }),
    }));
}
