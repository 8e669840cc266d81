import type { Config } from '@conkit/api-client';
import { Button, DownloadIcon, MailIcon, MailOutcome, PaperIcon } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { mailVotes } from '../../api/hugo.ts';
import { useMailFailure } from './shared/useMailFailure.ts';
import { downloadText } from './shared/startDownload.ts';
import { useSingleFlight } from '../../browser/useSingleFlight.ts';
import * as styles from './BallotReview.css.ts';

interface ReviewActionsProps {
  config: Config;
  personId: number;
  /** The ballot as a text, made when it is asked for. */
  text: () => string;
  /** Saves what is not saved. */
  save: () => Promise<void>;
  /** Whether the server has all of it. */
  isSaved: () => boolean;
}

/** What a voter can take away: the ballot on paper, as a file, or by mail. */
export function ReviewActions({ config, personId, text, save, isSaved }: ReviewActionsProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const mail = useMutation({
    // What is mailed is what the server has: it should have all of it.
    mutationFn: async () => {
      await save();
      const isWhole = isSaved();
      const { email } = await mailVotes(api, personId);
      return { email, isWhole };
    },
  });
  const ask = useSingleFlight(mail.mutateAsync);
  const download = () => downloadText(`${config.id}-ballot.txt`, text());
  return (
    <div className={styles.actions}>
      <Button icon={<PaperIcon />} onPress={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
      <Button icon={<DownloadIcon />} onPress={download}>
        <Trans>Download as text</Trans>
      </Button>
      <Button icon={<MailIcon />} isPending={mail.isPending} onPress={ask}>
        <Trans>Mail me my ballot now</Trans>
      </Button>
      <MailOutcome failure={useMailFailure(mail.error)} isWhole={mail.data?.isWhole}>
        {mail.data && <Sent {...mail.data} />}
      </MailOutcome>
    </div>
  );
}

interface SentProps {
  email: string;
  /** Whether the server had everything that was on the screen. */
  isWhole: boolean;
}

/** Says what is on its way, and where to. */
const Sent = ({ email, isWhole }: SentProps) =>
  isWhole ? (
    <Trans>Your ballot is on its way to {email}.</Trans>
  ) : (
    <Trans>Your ballot is on its way to {email}, without the changes that are not saved yet.</Trans>
  );
