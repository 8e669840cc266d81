import type { Config, LocalizedText } from '@conkit/api-client';
import { Button, TokenIcon } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { seriesExtraMutation } from '../../api/hugo.ts';
import { ApiError } from '../../api/problem.ts';
import { localized } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../shell/messages.tsx';
import { useProblemText } from '../../shell/problemText.ts';
import { useSingleFlight } from '../../browser/useSingleFlight.ts';

interface SeriesExtraProps {
  config: Config;
  label: LocalizedText;
  personId: number;
}

/** Asks for what comes with the packet by mail. While the request is under way it is not sent again. */
export function SeriesExtra({ config, label, personId }: SeriesExtraProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { api } = useRouteContext({ from: '__root__' });
  const messages = useMessages();
  const problemText = useProblemText();
  const { hugoHelp } = config.contact;
  const request = useMutation({
    ...seriesExtraMutation(api, personId),
    onSuccess: () => messages.show(t`Token requested, will be sent by email.`, 'success'),
    onError: (error) => {
      const isMissing = error instanceof ApiError && error.status === 404;
      const text = isMissing
        ? t`There are no tokens yet. Please write to ${hugoHelp}.`
        : problemText(error);
      messages.show(text, 'danger');
    },
  });
  const ask = useSingleFlight(request.mutateAsync);
  return (
    <Button icon={<TokenIcon />} isPending={request.isPending} onPress={ask}>
      {localized(label, language)}
    </Button>
  );
}
