import { NominatorSignIn as SignInPage } from '@conkit/ui';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import type { VisitorSignIn } from '../../../context.ts';
import { useRouteTitle } from '../../../shell/title.ts';
import type { AwardPageContext } from '../shared/awardPage.ts';
import { useDeadline } from '../shared/deadline.tsx';

interface NominatorSignInProps {
  visitor: VisitorSignIn;
  awardPage: AwardPageContext;
}

/** A visitor's page of an award's nominations. The mailed link leads back to it. */
export function NominatorSignIn({ visitor, awardPage }: NominatorSignInProps) {
  const { config } = useRouteContext({ from: '__root__' });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { period } = awardPage;
  const { phase, remaining } = useDeadline(period);
  const { LoginLinkCard } = visitor;
  return (
    <SignInPage
      title={useRouteTitle()}
      phase={phase}
      opensAt={period.opens ?? period.closes}
      closesAt={period.closes}
      timeZone={config.deadlineTimeZone}
      remaining={remaining}
      newMembershipHref="/new"
    >
      <LoginLinkCard config={config} path={pathname} />
    </SignInPage>
  );
}
