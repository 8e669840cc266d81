import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { EditMemberMessages } from './EditMember.messages.ts';

interface ResumedNoticeProps {
  onStartOver: () => void;
  words: EditMemberMessages;
}

/** Tells that the changes were restored from an earlier visit, and offers to discard them. */
export const ResumedNotice = ({ onStartOver, words }: ResumedNoticeProps) => (
  <Notice
    action={
      <Button tone="quiet" onPress={onStartOver}>
        {words.startOver}
      </Button>
    }
  >
    {words.resumed}
  </Notice>
);
