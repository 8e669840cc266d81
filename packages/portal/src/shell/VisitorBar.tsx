import type { Config } from '@conkit/api-client';
import { awardPages, isLocalPath } from '@conkit/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import * as styles from './Shell.css.ts';
import { isMissing } from './title.ts';

/** The top bar of a visitor: logo, title and links. Signing in leads back to the current page. */
export function VisitorBar({ config }: { config: Config }) {
  const { t } = useLingui();
  const vote = awardPages(config.hugo.awards).find(({ right }) => right === 'vote');
  const params = { awards: config.hugo.path, segment: vote?.page.slice('vote'.length) ?? '' };
  const { pathname, href } = useRouterState({ select: ({ location }) => location });
  const isThere = useRouterState({ select: ({ matches }) => !isMissing(matches) });
  // The home page has its own sign-in, and a login link contains a key.
  const isPlace = isThere && pathname !== '/' && !pathname.startsWith('/login');
  const leadsBack = isPlace && isLocalPath(href);
  const way = { className: styles.way, activeProps: { className: styles.wayHere } };
  return (
    <header className={styles.visitorBar}>
      <Link to="/" className={styles.visitorLogo}>
        {config.name}
      </Link>
      <span className={styles.visitorTitle}>
        <Trans>Member portal</Trans>
      </span>
      <nav aria-label={t`Ways in`} className={styles.ways}>
        <Link to="/new" {...way}>
          <Trans>Join</Trans>
        </Link>
        {vote && (
          <Link to="/$awards/vote{$segment}/{-$id}" params={params} {...way}>
            <Trans>Vote</Trans>
          </Link>
        )}
        <Link
          to="/"
          search={pathname === '/' ? true : leadsBack ? { next: href } : {}}
          activeOptions={{ exact: true, includeSearch: false }}
          {...way}
        >
          <Trans>Sign in</Trans>
        </Link>
      </nav>
    </header>
  );
}
