import type { PaperPubs, PersonField, PersonFields } from '@conkit/rules';
import { type RefObject, useEffect, useRef } from 'react';
import { useMemberFieldWords } from '../../components/MemberForm/useMemberFieldWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { RadioList } from '../../primitives/RadioList/RadioList.tsx';
import type { EditMemberMessages } from '../../locales/en/EditMember.gen.ts';
import * as css from './EditMember.css.ts';

/** A field that was changed elsewhere too. */
export interface MemberConflict {
  readonly field: PersonField;
  readonly mine: PersonFields[PersonField];
  readonly theirs: PersonFields[PersonField];
  /** Which version to keep; null until that is decided. */
  readonly choice: 'mine' | 'theirs' | null;
}

interface FieldConflictsProps {
  conflicts: readonly MemberConflict[];
  onResolveConflict: (field: PersonField, choice: 'mine' | 'theirs') => void;
  words: EditMemberMessages;
}

const formatPaperPubs = ({ name, address, country }: PaperPubs) =>
  [name, address, country].filter(Boolean).join(', ');

/** The fields that were changed elsewhere at the same time, with both versions and the choice. */
export const FieldConflicts = ({ conflicts, onResolveConflict, words }: FieldConflictsProps) => {
  const { getLabel } = useMemberFieldWords();
  if (conflicts.length === 0) return null;
  const formatValue = (value: MemberConflict['mine']) => {
    const text = typeof value === 'object' && value !== null ? formatPaperPubs(value) : value;
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
          label={getLabel(field)}
          value={choice}
          onChange={(side) => onResolveConflict(field, side === 'mine' ? 'mine' : 'theirs')}
          options={[
            { value: 'mine', label: words.keepMine, hint: formatValue(mine) },
            { value: 'theirs', label: words.takeTheirs, hint: formatValue(theirs) },
          ]}
        />
      ))}
    </div>
  );
};

interface ResumedNoticeProps {
  onStartOver: () => void;
  words: EditMemberMessages;
}

/** A notice that the changes were restored from an earlier visit, with a button that discards them. */
export const ResumedNotice = ({ onStartOver, words }: ResumedNoticeProps) => (
  <Notice
    action={
      <Button tone="quiet" onPress={() => onStartOver()}>
        {words.startOver}
      </Button>
    }
  >
    {words.resumed}
  </Notice>
);

interface LeaveQuestionProps {
  onStay: () => void;
  onDiscard: () => void;
  words: EditMemberMessages;
}

/** Asks before typed changes are discarded, with the focus on the button that keeps them. */
export const LeaveQuestion = ({ onStay, onDiscard, words }: LeaveQuestionProps) => {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className={css.leaving}>
      <p role="alert" className={css.question}>
        {words.leave}
      </p>
      <Button ref={stay} onPress={() => onStay()}>
        {words.stay}
      </Button>
      <Button tone="danger" onPress={() => onDiscard()}>
        {words.discard}
      </Button>
    </div>
  );
};

/**
 * Returns the ref of a person's form. Each refusal focuses the first undecided conflict or invalid field.
 *
 * @param refusals how many times the form was refused
 */
export function useFocusOnRefusal(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    form.current
      ?.querySelector<HTMLElement>('[data-conflicts] input, [aria-invalid="true"]')
      ?.focus();
  }, [refusals]);
  return form;
}
