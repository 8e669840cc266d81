import type { Config } from '@conkit/api-client';
import { Button, DownloadIcon, MailIcon, Notice } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { mailNominations } from '../../../api/nominations.ts';
import { ApiError } from '../../../api/problem.ts';
import { useProblemText } from '../../../shell/problemText.ts';
import { startDownload } from '../shared/startDownload.ts';
import { useSingleFlight } from '../shared/useSingleFlight.ts';
import * as styles from './Nominations.css.ts';

interface NominationCopyProps {
  config: Config;
  personId: number;
  /** The end of the file's name. */
  fileName: string;
  /** Whether everything on the screen is saved. */
  isSaved: boolean;
  /** Whether anything is saved. */
  hasSaved: boolean;
  /** The nominations as a text, made when it is asked for. */
  text: () => string;
}

/** What a nominator can take away: their nominations by mail, at once, or as a file. */
export function NominationCopy(props: NominationCopyProps) {
  const { config, personId, isSaved, hasSaved } = props;
  const { api } = useRouteContext({ from: '__root__' });
  const mail = useMutation({
    mutationFn: async () => {
      const { email } = await mailNominations(api, personId);
      return { email, isWhole: isSaved, at: new Date() };
    },
  });
  const ask = useSingleFlight(mail.mutateAsync);
  const download = () => {
    const url = URL.createObjectURL(new Blob([props.text()], { type: 'text/plain;charset=utf-8' }));
    startDownload(url, `${config.id}-${props.fileName}.txt`);
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <p>
        <Trans>
          A copy of what is saved is mailed to you an hour after your last change. You can have one
          at once, too.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button icon={<MailIcon />} isDisabled={!hasSaved} isPending={mail.isPending} onPress={ask}>
          <Trans>Email me my nominations now</Trans>
        </Button>
        <Button icon={<DownloadIcon />} onPress={download}>
          <Trans>Download my nominations</Trans>
        </Button>
      </div>
      <MailOutcome data={mail.data} error={mail.error} />
    </>
  );
}

interface MailOutcomeProps {
  data: { email: string; isWhole: boolean; at: Date } | undefined;
  error: Error | null;
}

/** What became of the mail: said where it was asked for, with the time, and it stays. */
function MailOutcome({ data, error }: MailOutcomeProps) {
  const { t, i18n } = useLingui();
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
  const time = i18n.date(data.at, { timeStyle: 'short' });
  return (
    <Notice tone={isWhole ? 'success' : 'warning'} role="status">
      {isWhole ? (
        <Trans>
          Sent at {time}: your nominations are on their way to {email}.
        </Trans>
      ) : (
        <Trans>
          Sent at {time}: your nominations are on their way to {email}, without the changes that are
          not saved yet.
        </Trans>
      )}
    </Notice>
  );
}
