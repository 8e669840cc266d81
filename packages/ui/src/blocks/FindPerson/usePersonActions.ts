import type { Action } from '../../primitives/ActionList/ActionList.tsx';
import { usePersonSubtitle } from '../../components/PersonCard/usePersonSubtitle.ts';
import type { FindPersonMessages } from './FindPerson.messages.ts';
import type { FoundPerson } from './foundPerson.ts';

/**
 * People as rows that lead to their records; rows that only tell where no record may be opened.
 *
 * @param words what is said of a person without an address, and why a person was found
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
