import { Button } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import * as styles from './EditDialog.css.ts';

interface LeaveQuestionProps {
  onStay: () => void;
  onDiscard: () => void;
}

/** Asked before typed changes are thrown away; the focus is on the answer that keeps them. */
export function LeaveQuestion({ onStay, onDiscard }: LeaveQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className={styles.leaving}>
      <p role="alert" className={styles.question}>
        <Trans>Your changes are not saved. Close without saving?</Trans>
      </p>
      <Button ref={stay} onPress={onStay}>
        <Trans>Go on editing</Trans>
      </Button>
      <Button tone="danger" onPress={onDiscard}>
        <Trans>Discard changes</Trans>
      </Button>
    </div>
  );
}
