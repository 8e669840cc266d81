import type { PaperPubs } from '@conkit/rules';
import { useMemberFieldWords } from '../../components/MemberForm/useMemberFieldWords.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { RadioList } from '../../primitives/RadioList/RadioList.tsx';
import * as css from './EditMember.css.ts';
import type { EditMemberMessages } from './EditMember.messages.ts';
import type { EditMemberProps, MemberConflict } from './EditMemberProps.ts';

interface FieldConflictsProps extends Pick<EditMemberProps, 'conflicts' | 'onChoose'> {
  words: EditMemberMessages;
}

const paperPubsText = ({ name, address, country }: PaperPubs) =>
  [name, address, country].filter(Boolean).join(', ');

/** The fields that were changed elsewhere at the same time, with both versions and the choice. */
export const FieldConflicts = ({ conflicts, onChoose, words }: FieldConflictsProps) => {
  const { label } = useMemberFieldWords();
  if (conflicts.length === 0) return null;
  const textOf = (value: MemberConflict['mine']) => {
    const text = typeof value === 'object' && value !== null ? paperPubsText(value) : value;
    return text?.trim() || words.empty;
  };
  return (
    <div data-conflicts className={css.conflicts}>
      <Notice tone="warning" role="alert" title={words.conflictTitle}>
        {words.conflictText}
      </Notice>
      {conflicts.map(({ field, mine, theirs, choice }) => (
        <RadioList
          key={field}
          label={label(field)}
          value={choice}
          onChange={(side) => onChoose(field, side === 'mine' ? 'mine' : 'theirs')}
          options={[
            { value: 'mine', label: words.keepMine, hint: textOf(mine) },
            { value: 'theirs', label: words.takeTheirs, hint: textOf(theirs) },
          ]}
        />
      ))}
    </div>
  );
};
