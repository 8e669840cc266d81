import type { Config } from '@conkit/api-client';
import { Notice } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Says that voting is over, when the awards are given, and whom to ask. */
export function VotingClosed({ config }: { config: Config }) {
  const { i18n } = useLingui();
  const { hugo, retro } = config.hugo.awards;
  const help = <a href={`mailto:${config.contact.hugoHelp}`}>{config.contact.hugoHelp}</a>;
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
      <p>
        {retroDay ? (
          <Trans>
            Voting is over. The Retro Hugo Awards are presented on {retroDay}, the Hugo Awards on{' '}
            {hugoDay}.
          </Trans>
        ) : (
          <Trans>Voting is over. The Hugo Awards are presented on {hugoDay}.</Trans>
        )}
      </p>
      <p>
        <Trans>Questions? Write to {help}.</Trans>
      </p>
    </Notice>
  );
}
