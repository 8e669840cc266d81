import type { FieldProblem, PersonFieldPath } from '@conkit/rules';
import { useState } from 'react';
import { useMemberFieldWords } from '../../components/MemberForm/useMemberFieldWords.ts';
import {
  PaperPubsBlock,
  type PaperPubsBlockProps,
} from '../../components/PaperPubsBlock/PaperPubsBlock.tsx';
import { useTried } from '../../primitives/Field/tried.ts';

interface UpgradePaperPubsProps extends Pick<
  PaperPubsBlockProps,
  'value' | 'onChange' | 'form' | 'offer' | 'errors'
> {
  problems: readonly FieldProblem[];
}

/** The fields of paper publications. Each shows what is missing once it was left, or once the button was pressed. */
export function UpgradePaperPubs({ problems, errors, ...block }: UpgradePaperPubsProps) {
  const words = useMemberFieldWords();
  const isTried = useTried();
  const [left, setLeft] = useState<ReadonlySet<PersonFieldPath>>(new Set());
  const errorOf = (key: 'name' | 'address' | 'country') => {
    const path = `paper_pubs.${key}` as const;
    const problem = problems.find(({ field }) => field === path);
    const isDue = problem && (isTried || left.has(path));
    return errors?.[key] ?? (isDue ? words.problem(problem) : undefined);
  };
  return (
    <PaperPubsBlock
      {...block}
      errors={{ name: errorOf('name'), address: errorOf('address'), country: errorOf('country') }}
      onBlur={(key) => setLeft(new Set([...left, `paper_pubs.${key}` as const]))}
    />
  );
}
