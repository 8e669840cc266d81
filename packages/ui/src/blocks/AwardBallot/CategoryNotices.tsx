import { replacedEntries } from '@conkit/rules';
import { BothVersions } from '../../components/BothVersions/BothVersions.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';
import type { CategoryBallot } from './types.ts';
import { Version } from './Version.tsx';

interface CategoryNoticesProps {
  category: CategoryBallot;
  isReadOnly: boolean;
  words: AwardBallotMessages;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

/**
 * The notices of one category: a conflict, a late save, a refused ranking (BAL-17), or a ranked finalist that left the
 * ballot (BAL-16).
 */
export function CategoryNotices({ category, isReadOnly, words, onChoose }: CategoryNoticesProps) {
  const { finalists, noAward, ballot, saved, status, theirs, refusal } = category;
  const isLost = isReadOnly && status !== 'saved' && status !== 'saving';
  return (
    <>
      {theirs && !isReadOnly && (
        <BothVersions
          mine={ballot}
          theirs={theirs}
          renderVersion={(version, name) => (
            <Version aria-label={name} finalists={finalists} noAward={noAward} ballot={version} />
          )}
          onChoose={onChoose}
        />
      )}
      {isLost && (
        <Notice tone="danger">
          <p>{words.notCounted}</p>
          <Version finalists={finalists} noAward={noAward} ballot={saved} />
        </Notice>
      )}
      {refusal && !isReadOnly ? (
        <Notice tone="danger" role="alert">
          {words.refused(refusal)}
        </Notice>
      ) : (
        replacedEntries(ballot, finalists).map(({ position, finalist: { id, title } }) => (
          <Notice key={id} tone="warning" role="status">
            {words.replaced({ title, rank: position + 1 })}
          </Notice>
        ))
      )}
    </>
  );
}
