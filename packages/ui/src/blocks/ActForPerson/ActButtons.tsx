import { isBlank } from '@conkit/rules';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { editMemberMessages } from '../EditMember/EditMember.messages.ts';
import { LeaveQuestion } from '../EditMember/LeaveQuestion.tsx';
import * as css from './ActForPerson.css.ts';
import type { ActForPersonMessages } from './ActForPerson.messages.ts';
import type { ActProps } from './types.ts';

interface ActButtonsProps extends Pick<ActProps, 'reason' | 'isSending' | 'onCancel'> {
  /** Whether leaving would lose changes. */
  hasChanges: boolean;
  /** The button's label. */
  action: string;
  words: ActForPersonMessages;
}

/** The buttons of a crew form: cancel, which asks first when changes would be lost, and act. */
export const ActButtons = (props: ActButtonsProps) => {
  const { hasChanges, reason, isSending, onCancel, action, words } = props;
  const leaving = useMessages('EditMember', editMemberMessages);
  const [isLeaving, setLeaving] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const wasLeaving = useRef(false);
  useEffect(() => {
    if (wasLeaving.current && !isLeaving) cancel.current?.focus();
    wasLeaving.current = isLeaving;
  }, [isLeaving]);
  if (isLeaving) {
    return (
      <div className={css.buttons}>
        <LeaveQuestion onStay={() => setLeaving(false)} onDiscard={onCancel} words={leaving} />
      </div>
    );
  }
  return (
    <div className={css.buttons}>
      <Button
        ref={cancel}
        isDisabled={isSending}
        onPress={() => (hasChanges || !isBlank(reason) ? setLeaving(true) : onCancel())}
      >
        {words.cancel}
      </Button>
      <Button tone="primary" type="submit" isPending={isSending}>
        {action}
      </Button>
    </div>
  );
};
