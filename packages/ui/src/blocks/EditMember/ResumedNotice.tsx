import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { EditMemberMessages } from './EditMember.messages.ts';

interface ResumedNoticeProps {
  onStartOver: () => void;
  words: EditMemberMessages;
}

/** Says that the changes are from before, and leads back to what is saved. */
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
