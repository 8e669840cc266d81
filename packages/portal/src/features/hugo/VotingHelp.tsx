import type { Config } from '@conkit/api-client';
import { AUTOSAVE_DELAY_MS, BALLOT_COPY_MINUTES, type Award } from '@conkit/rules';
import { Card, CardBody } from '@conkit/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as styles from './VotingHelp.css.ts';

const delay = AUTOSAVE_DELAY_MS / 1000;

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
              Your ballot is saved by itself{' '}
              <Plural value={delay} one="# second" other="# seconds" /> after your last change, and
              each category says so. Until the deadline you can come back and change it. A copy is
              mailed to you{' '}
              <Plural value={BALLOT_COPY_MINUTES.votes} one="# minute" other="# minutes" /> after
              your last change.
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
