import type { Config } from '@conkit/api-client';
import { Notice } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Says that voting is over, and when the awards are given. */
export function VotingClosed({ config }: { config: Config }) {
  const { i18n } = useLingui();
  const { hugo, retro } = config.hugo.awards;
  const day = (date: string) =>
    i18n.date(`${date}T12:00:00Z`, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const hugoDay = day(hugo.ceremony);
  const retroDay = retro && day(retro.ceremony);
  return (
    <Notice tone="info">
      {retroDay ? (
        <Trans>
          Voting is over. The Retro Hugo Awards are presented on {retroDay}, the Hugo Awards on{' '}
          {hugoDay}.
        </Trans>
      ) : (
        <Trans>Voting is over. The Hugo Awards are presented on {hugoDay}.</Trans>
      )}
    </Notice>
  );
}
