import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './EditMember.css.ts';
import type { EditMemberMessages } from './EditMember.messages.ts';

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
      <Button ref={stay} onPress={onStay}>
        {words.stay}
      </Button>
      <Button tone="danger" onPress={onDiscard}>
        {words.discard}
      </Button>
    </div>
  );
};
