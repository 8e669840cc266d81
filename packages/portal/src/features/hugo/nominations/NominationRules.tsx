import type { Config } from '@conkit/api-client';
import type { Award, Phase } from '@conkit/rules';
import { Card, CardBody, Deadline } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './Nominations.css.ts';

interface NominationRulesProps {
  config: Config;
  award: Award;
  phase: Phase;
}

/**
 * The rules of nominating, in our own words; who and what is eligible stands beside each category. After
 * the deadline nobody is told how to fill in the page.
 */
export function NominationRules({ config, award, phase }: NominationRulesProps) {
  const { t } = useLingui();
  const { maxNominations, awards } = config.hugo;
  const { worksOf, nominations } = awards[award] ?? awards.hugo;
  const help = <a href={`mailto:${config.contact.hugoHelp}`}>{config.contact.hugoHelp}</a>;
  const isClosed = phase === 'closed';
  const closes = <Deadline zone={config.deadlineTimeZone} instant={nominations.closes} />;
  return (
    <Card title={isClosed ? t`What could be nominated` : t`How to nominate`}>
      <CardBody>
        {!isClosed && (
          <h3 className={styles.subheading}>
            <Trans>What can be nominated</Trans>
          </h3>
        )}
        <ul className={styles.rules}>
          <li>
            <Trans>
              Works that first appeared in {worksOf}, and what people did in {worksOf}. Where
              another year counts too, the category says so.
            </Trans>
          </li>
          <li>
            <Trans>
              Written fiction is divided by its length in words, dramatic presentations by their
              minutes. What each category asks for stands below its title.
            </Trans>
          </li>
          {!isClosed && (
            <li>
              <Trans>
                If you are not sure where something belongs, nominate it where you think best. The
                administrators decide what is eligible; nothing is refused here.
              </Trans>
            </li>
          )}
        </ul>
        {!isClosed && (
          <>
            <h3 className={styles.subheading}>
              <Trans>How many, and how</Trans>
            </h3>
            <ul className={styles.rules}>
              <li>
                <Trans>
                  Up to {maxNominations} nominations in each category. Their order has no effect.
                  You need not fill all of them, and not every category.
                </Trans>
              </li>
              <li>
                <Trans>
                  Tell as much as is needed to find the work. A field may stay empty when you do not
                  know.
                </Trans>
              </li>
              <li>
                <Trans>
                  Enter goes to the next row, the arrow keys go on to the next field where a text
                  ends. A list or a block of a spreadsheet can be pasted into a field: it fills the
                  rows.
                </Trans>
              </li>
            </ul>
            <h3 className={styles.subheading}>
              <Trans>Saving and changing</Trans>
            </h3>
            <ul className={styles.rules}>
              <li>
                <Trans>
                  What counts is what is saved: save each category, or all at once. Before the first
                  time you are asked for your signature.
                </Trans>
              </li>
              <li>
                <Trans>
                  You can come back and change your nominations as often as you like until
                </Trans>{' '}
                {closes}
              </li>
              <li>
                <Trans>An hour after your last change a copy is mailed to you.</Trans>
              </li>
            </ul>
          </>
        )}
        <p className={styles.contact}>
          <Trans>Questions? Write to {help}.</Trans>
        </p>
      </CardBody>
    </Card>
  );
}
