import type { Action } from '../../primitives/ActionList/ActionList.tsx';
import { usePersonSubtitle } from '../../components/PersonCard/usePersonSubtitle.ts';
import type { FindPersonMessages } from './FindPerson.messages.ts';
import type { FoundPerson } from './foundPerson.ts';

/**
 * Returns people as rows that link to their records, or as plain rows where no record may be opened.
 *
 * @param words the texts for a missing address and for the reason of a match
 */
export function usePersonActions(
  words: Pick<FindPersonMessages, 'noEmail'> &
    Partial<Pick<FindPersonMessages, 'recordNumber' | 'similar'>>,
) {
  const subtitleText = usePersonSubtitle();
  return (
    people: readonly FoundPerson[],
    hrefOf: ((id: number) => string) | undefined,
  ): readonly Action[] =>
    people.map(({ id, legalName, preferredName, email, subtitle, match }) => ({
      id: String(id),
      label: preferredName === legalName ? legalName : `${legalName} (${preferredName})`,
      hint: [
        ...(match === 'id' && words.recordNumber ? [words.recordNumber(id)] : []),
        ...(match === 'similar' && words.similar ? [words.similar] : []),
        subtitleText(subtitle),
        email ?? words.noEmail,
      ].join(' · '),
      ...(hrefOf ? { href: hrefOf(id) } : { isOnlyTold: true }),
    }));
}
