import type { Config } from '@conkit/api-client';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { seriesExtraMutation } from '../../api/voting.ts';
import { ApiError } from '../../api/problem.ts';
import { useMessages } from '../../shell/messages.tsx';
import { useProblemText } from '../../shell/problemText.ts';
import { useSingleFlight } from '../../browser/useSingleFlight.ts';

/** Requests the packet's extra by mail. Ignores calls while a request is in flight. */
export function useSeriesExtra(config: Config, personId: number) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const messages = useMessages();
  const problemText = useProblemText();
  const { hugoHelp } = config.contact;
  const { isPending, mutateAsync } = useMutation({
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
  return { isPending, ask: useSingleFlight(mutateAsync) };
}
