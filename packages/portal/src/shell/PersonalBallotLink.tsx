import type { Config, Person, Purchase } from '@conkit/api-client';
import { hasBallot } from '@conkit/rules';
import { DownloadIcon, Link } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { ballotUrl } from '../api/documents.ts';

interface PersonalBallotLinkProps {
  config: Config;
  purchase: Purchase;
  people: readonly Person[];
}

/**
 * A download link for the personal ballot of the account's paid site selection token. Renders nothing for
 * other purchases.
 */
export function PersonalBallotLink({ config, purchase, people }: PersonalBallotLinkProps) {
  const { person_id: id } = purchase;
  if (!config.parts.site_selection || typeof id !== 'number') return null;
  if (!hasBallot(purchase, people)) return null;
  return (
    <Link
      href={ballotUrl(id)}
      download={`${config.id}-ballot-${id}.pdf`}
      tone="outline"
      icon={<DownloadIcon />}
    >
      <Trans>Download the personal ballot</Trans>
    </Link>
  );
}
