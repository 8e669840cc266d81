import type { FieldProblem, PersonFieldPath } from '@conkit/rules';
import { useMemo } from 'react';
import { useMessages } from '../../words/provider.tsx';
import { paperPubsBlockMessages } from '../../locales/en/PaperPubsBlock.gen.ts';
import { memberFormMessages, type MemberFormMessages } from '../../locales/en/MemberForm.gen.ts';

/** The texts of the member form's fields. */
export interface MemberFieldWords {
  /** Returns a field's label. */
  getLabel: (field: PersonFieldPath) => string;
  /** Returns a problem's error message. */
  getProblem: (problem: FieldProblem) => string;
}

/** Returns a problem's error message. */
export const formatProblem = (words: MemberFormMessages, problem: FieldProblem): string =>
  problem.kind === 'too_long' ? words.problem.too_long(problem) : words.problem[problem.kind];

/**
 * Returns the member form's labels and error messages, for use outside the form, such as in a list of missing fields.
 *
 * @example
 * ```tsx
 * const words = useMemberFieldWords();
 * problems.map((each) => `${words.getLabel(each.field)}: ${words.getProblem(each)}`);
 * ```
 */
export function useMemberFieldWords(): MemberFieldWords {
  const words = useMessages('MemberForm', memberFormMessages);
  const paper = useMessages('PaperPubsBlock', paperPubsBlockMessages);
  return useMemo(() => {
    const labels: Record<PersonFieldPath, string> = {
      legal_name: words.legalName,
      email: words.email,
      badge_name: words.badgeName,
      badge_subtitle: words.badgeSubtitle,
      public_first_name: words.publicFirstName,
      public_last_name: words.publicLastName,
      address: words.address,
      city: words.city,
      state: words.state,
      postcode: words.postcode,
      country: words.country,
      paper_pubs: paper.label({ price: null }),
      'paper_pubs.name': paper.name,
      'paper_pubs.address': paper.address,
      'paper_pubs.country': paper.country,
    };
    return {
      getLabel: (field) => labels[field],
      getProblem: (problem) => formatProblem(words, problem),
    };
  }, [words, paper]);
}
