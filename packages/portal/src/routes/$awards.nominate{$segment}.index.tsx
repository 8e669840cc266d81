import { hasAwardRight } from '@conkit/rules';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadSignIn } from '../features/account/loadSignIn.ts';
import { NominatorSignIn } from '../features/hugo/nominations/NominatorSignIn.tsx';
import { getNominationsTitle } from '../features/hugo/nominations/titles.ts';
import { requireAwardPage } from '../features/hugo/shared/awardPage.ts';
import { withPeople } from '../shell/account.ts';

// Visitors sign in here. Accounts go to their only nominator, or home, which lists their people.
export const Route = createFileRoute('/$awards/nominate{$segment}/')({
  beforeLoad: async ({ context, params }) => {
    const awardPage = requireAwardPage(context.config, params, 'nominate');
    const { award, path, facts } = awardPage;
    const { user } = await withPeople(context);
    if (user) {
      const nominators = user.people.filter((person) => hasAwardRight(person, award, 'nominate'));
      const [only, ...others] = nominators;
      const href = only && others.length === 0 ? `${path}/${only.id}` : '/';
      throw redirect({ href, replace: true });
    }
    const [visitor] = await Promise.all([loadSignIn(context), context.words.load('nominations')]);
    return { visitor, awardPage, title: getNominationsTitle(facts, context.words) };
  },
  component: SignInToNominate,
});

function SignInToNominate() {
  const { visitor, awardPage } = Route.useRouteContext();
  return <NominatorSignIn visitor={visitor} awardPage={awardPage} />;
}
