import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MembershipCards } from '../features/membership/MembershipCards.tsx';
import { loadOffers } from '../features/membership/offers.ts';
import * as styles from '../shell/pages.css.ts';

export const Route = createFileRoute('/new/')({
  staticData: { title: msg`New Membership` },
  beforeLoad: ({ context }) => context.words.load('membership'),
  loader: async ({ context }) => {
    await loadOffers(context);
  },
  component: NewMembershipPage,
});

function NewMembershipPage() {
  const { config, user } = Route.useRouteContext();
  return (
    <>
      <h1 className={styles.heading}>
        <Trans>New Membership</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>Choose what suits you. You do not need an account to buy a membership.</Trans>
      </p>
      <MembershipCards config={config} user={user} />
    </>
  );
}
