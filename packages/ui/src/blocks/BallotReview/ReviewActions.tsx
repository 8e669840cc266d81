import { MailOutcome } from '../../components/MailOutcome/MailOutcome.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DownloadIcon, MailIcon, PaperIcon } from '../../primitives/icons/icons.tsx';
import * as css from './BallotReview.css.ts';
import type { BallotReviewMessages } from './BallotReview.messages.ts';

/** The state of the ballot's copy by mail. */
export interface BallotMail {
  readonly isPending: boolean;
  /** Why the copy was not sent, in words. */
  readonly failure?: string | undefined;
  /** Where the copy was sent, and whether the server had everything on the screen. */
  readonly sent?: { readonly email: string; readonly isWhole: boolean } | undefined;
}

interface ReviewActionsProps {
  mail: BallotMail;
  words: BallotReviewMessages;
  onDownload: () => void;
  onMail: () => void;
}

/** The ways to take the ballot away: on paper, as a file, or by mail. */
export const ReviewActions = ({ mail, words, onDownload, onMail }: ReviewActionsProps) => (
  <div className={css.actions}>
    <Button icon={<PaperIcon />} onPress={() => window.print()}>
      {words.print}
    </Button>
    <Button icon={<DownloadIcon />} onPress={onDownload}>
      {words.download}
    </Button>
    <Button icon={<MailIcon />} isPending={mail.isPending} onPress={onMail}>
      {words.mail}
    </Button>
    <MailOutcome failure={mail.failure} isWhole={mail.sent?.isWhole}>
      {mail.sent && words.mailed(mail.sent)}
    </MailOutcome>
  </div>
);
