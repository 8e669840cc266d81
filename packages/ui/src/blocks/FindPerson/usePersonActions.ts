import type { Action } from '../../primitives/ActionList/ActionList.tsx';
import { usePersonSubtitle } from '../../components/PersonCard/usePersonSubtitle.ts';
import type { FoundPerson } from './foundPerson.ts';

/**
 * People as rows that lead to their records; rows that only tell where no record may be opened.
 *
 * @param noEmail what is said of somebody without an address
 */
export function usePersonActions(noEmail: string) {
  const subtitleText = usePersonSubtitle();
  return (
    people: readonly FoundPerson[],
    hrefOf: ((id: number) => string) | undefined,
  ): readonly Action[] =>
    people.map(({ id, legalName, preferredName, email, subtitle }) => ({
      id: String(id),
      label: preferredName === legalName ? legalName : `${legalName} (${preferredName})`,
      hint: `${subtitleText(subtitle)} · ${email ?? noEmail}`,
      ...(hrefOf ? { href: hrefOf(id) } : { isOnlyTold: true }),
    }));
}
