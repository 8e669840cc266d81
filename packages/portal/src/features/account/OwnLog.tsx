import type { Config } from '@conkit/api-client';
import { Button, RecordLog, Retryable, Skeleton } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { personLogQuery } from '../../api/people.ts';
import { membershipLabel } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useProblemText } from '../../shell/problemText.ts';

/** The log of changes to a person of the account, loaded when the owner opens it. */
export function OwnLog({ config, personId }: { config: Config; personId: number }) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const problemText = useProblemText();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({ ...personLogQuery(api, personId), enabled: isOpen });
  if (!isOpen) {
    return (
      <Button tone="quiet" onPress={() => setOpen(true)}>
        <Trans>Show what was changed, by whom and why</Trans>
      </Button>
    );
  }
  return (
    <section aria-labelledby="own-log">
      <h3 id="own-log" tabIndex={-1} ref={(heading) => heading?.focus()}>
        <Trans>What was changed, by whom and why</Trans>
      </h3>
      <Retryable failure={error && problemText(error)} onRetry={() => void refetch()}>
        {data ? (
          <RecordLog
            log={data}
            membershipLabel={(key) => membershipLabel(config.membershipTypes, key, language)}
          />
        ) : (
          <Skeleton label={t`Loading`} shapes={['text', 'text']} />
        )}
      </Retryable>
    </section>
  );
}
