import type { Config, User } from '@conkit/api-client';
import { ActionList, Card, CardBody, type Action } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RichText } from '../../shell/RichText.tsx';
import { useOfferActions } from './useOfferActions.ts';
import * as styles from './Membership.css.ts';

interface CategoryCardProps {
  title: ReactNode;
  actions: readonly Action[];
  /** What a membership of this category gives, and what it does not. */
  children: ReactNode;
  /** What the convention says of it besides. */
  html?: string;
}

const CategoryCard = ({ title, actions, children, html }: CategoryCardProps) =>
  actions.length > 0 && (
    <Card title={title}>
      <CardBody>
        <p className={styles.explanation}>{children}</p>
        {html && (
          <div className={styles.explanation}>
            <RichText html={html} />
          </div>
        )}
      </CardBody>
      <ActionList actions={actions} />
    </Card>
  );

/** The categories of memberships, each with what it is for and its types. */
export function MembershipCards({ config, user }: { config: Config; user: User | null }) {
  const { newMembers, daypasses, upgrade, daypassNote } = useOfferActions(config, user);
  const { attend, child, support } = config.membershipGroups;
  return (
    <div className={styles.cards}>
      <CategoryCard title={<Trans>New attending membership</Trans>} actions={newMembers(attend)}>
        <Trans>
          Come to the whole convention. You can also nominate and vote for the Hugo Awards, and take
          part in site selection.
        </Trans>
      </CategoryCard>
      <CategoryCard title={<Trans>Upgrade</Trans>} actions={upgrade()}>
        <Trans>
          Turn the membership that you have into another one and pay only the difference, have the
          progress reports sent to you on paper, or both.
        </Trans>
      </CategoryCard>
      <CategoryCard title={<Trans>Child/infant</Trans>} actions={newMembers(child)}>
        <Trans>
          Admission to the convention for its youngest members. They cannot take part in the Hugo
          Awards or in site selection.
        </Trans>
      </CategoryCard>
      <CategoryCard title={<Trans>Supporting</Trans>} actions={newMembers(support)}>
        <Trans>
          For everybody who cannot come: nominate and vote for the Hugo Awards. It does not include
          general admission to the convention.
        </Trans>
      </CategoryCard>
      {config.enable_daypass && (
        <CategoryCard title={<Trans>Day pass</Trans>} actions={daypasses()} html={daypassNote}>
          <Trans>
            Admission on the days that you choose. It gives no right to nominate or vote.
          </Trans>
        </CategoryCard>
      )}
    </div>
  );
}
