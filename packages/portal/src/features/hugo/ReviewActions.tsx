import type { Config } from '@conkit/api-client';
import { Button, DownloadIcon, MailIcon, Notice, PaperIcon } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { mailVotes } from '../../api/hugo.ts';
import { ApiError } from '../../api/problem.ts';
import { useProblemText } from '../../shell/problemText.ts';
import * as styles from './BallotReview.css.ts';
import { startDownload } from './shared/startDownload.ts';
import { useSingleFlight } from './shared/useSingleFlight.ts';

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
      const { email } = await mailVotes(api, personId);
      return { email, isWhole: isSaved() };
    },
  });
  const ask = useSingleFlight(mail.mutateAsync);
  const download = () => {
    const url = URL.createObjectURL(new Blob([text()], { type: 'text/plain;charset=utf-8' }));
    startDownload(url, `${config.id}-ballot.txt`);
    URL.revokeObjectURL(url);
  };
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
      <MailOutcome {...mail} />
    </div>
  );
}

interface MailOutcomeProps {
  data: { email: string; isWhole: boolean } | undefined;
  error: Error | null;
}

/** What became of the mail: said where it was asked for, and it stays. */
function MailOutcome({ data, error }: MailOutcomeProps) {
  const { t } = useLingui();
  const problemText = useProblemText();
  if (error) {
    const isEmpty = error instanceof ApiError && error.status === 404;
    return (
      <Notice tone="danger" role="alert">
        {isEmpty ? t`Nothing is saved yet that could be mailed.` : problemText(error)}
      </Notice>
    );
  }
  if (!data) return null;
  const { email, isWhole } = data;
  return (
    <Notice tone={isWhole ? 'success' : 'warning'} role="status">
      {isWhole ? (
        <Trans>Your ballot is on its way to {email}.</Trans>
      ) : (
        <Trans>
          Your ballot is on its way to {email}, without the changes that are not saved yet.
        </Trans>
      )}
    </Notice>
  );
}
