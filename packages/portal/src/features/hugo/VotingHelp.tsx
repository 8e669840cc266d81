import type { Config } from '@conkit/api-client';
import type { Award } from '@conkit/rules';
import { Card, CardBody } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './VotingHelp.css.ts';

interface VotingHelpProps {
  config: Config;
  award: Award;
}

/** How to vote, in as few words as it takes. */
export function VotingHelp({ config, award }: VotingHelpProps) {
  const { t } = useLingui();
  const { ballotPositions, awards } = config.hugo;
  const worksOf = awards[award]?.worksOf;
  const help = <a href={`mailto:${config.contact.hugoHelp}`}>{config.contact.hugoHelp}</a>;
  return (
    <Card title={t`How to vote online`}>
      <CardBody>
        <ol className={styles.steps}>
          <li>
            <Trans>
              Rank the finalists that you like, works of {worksOf}, from 1 for your favourite down
              to {ballotPositions}. You need not rank them all, and not in every category.
            </Trans>
          </li>
          <li>
            <Trans>
              Rank “No award” above what you would rather see no award given to. A position left
              empty ends your ranking: what is below it does not count.
            </Trans>
          </li>
          <li>
            <Trans>
              Your ballot is saved by itself, a quarter of a minute after your last change, and each
              category says so. Until the deadline you can come back and change it. A copy is mailed
              to you half an hour after your last change.
            </Trans>
          </li>
        </ol>
        <p className={styles.contact}>
          <Trans>Questions? Write to {help}.</Trans>
        </p>
      </CardBody>
    </Card>
  );
}
