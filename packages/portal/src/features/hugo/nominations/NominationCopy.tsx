import type { Config } from '@conkit/api-client';
import { Button, DownloadIcon, MailIcon, MailOutcome } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { mailNominations } from '../../../api/nominations.ts';
import { useMailFailure } from '../shared/useMailFailure.ts';
import { downloadText } from '../shared/startDownload.ts';
import { useSingleFlight } from '../../../browser/useSingleFlight.ts';
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
  const download = () => downloadText(`${config.id}-${props.fileName}.txt`, props.text());
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
      <MailOutcome failure={useMailFailure(mail.error)} isWhole={mail.data?.isWhole}>
        {mail.data && <Sent {...mail.data} />}
      </MailOutcome>
    </>
  );
}

interface SentProps {
  email: string;
  /** Whether everything on the screen was saved. */
  isWhole: boolean;
  at: Date;
}

/** Says what is on its way, when it was sent and where to. */
function Sent({ email, isWhole, at }: SentProps) {
  const { i18n } = useLingui();
  const time = i18n.date(at, { timeStyle: 'short' });
  if (isWhole) {
    return (
      <Trans>
        Sent at {time}: your nominations are on their way to {email}.
      </Trans>
    );
  }
  return (
    <Trans>
      Sent at {time}: your nominations are on their way to {email}, without the changes that are not
      saved yet.
    </Trans>
  );
}
