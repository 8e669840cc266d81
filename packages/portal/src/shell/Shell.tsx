import type { Config, User } from '@conkit/api-client';
import { isLocalPath } from '@conkit/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Logo } from './Logo.tsx';
import * as styles from './Shell.css.ts';
import { MessageBar } from './messages.tsx';
import { useFocusOnNavigation, useScrollPosition } from './navigation.ts';
import { isNotFound, useDocumentTitle } from './title.ts';
import { useDockSidebar } from './useDockSidebar.ts';
import { useOpenAwardPage } from './useOpenAwardPage.ts';

interface ShellProps {
  config: Config;
  user: User | null;
  /** The parts of the frame that only accounts have, or null for visitors. */
  frame: typeof import('./memberFrame.tsx') | null;
  children: ReactNode;
}

/**
 * The frame of every page. Visitors see the logo, the title and links to join, vote and sign in. Accounts
 * see the menu, the top bar with the account and the message bar.
 */
export function Shell({ config, user, frame, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  useDocumentTitle(config.name);
  useFocusOnNavigation(main);
  useScrollPosition();
  useEffect(() => window.releasePresses?.(), []);
  const { isDocked, dock, opener, undocker } = useDockSidebar();
  return (
    <>
      {config.ground === 'bridge' && <div className={styles.bridge} />}
      <a className={styles.skipLink} href="#main">
        <Trans>Skip to the content</Trans>
      </a>
      {user && frame ? (
        <frame.TopBar
          config={config}
          user={user}
          isDocked={isDocked}
          onDock={() => dock(true)}
          opener={opener}
        />
      ) : (
        <VisitorBar config={config} />
      )}
      <div className={user && isDocked ? styles.body : undefined}>
        {user && frame && isDocked && (
          <frame.DockedDrawer
            config={config}
            user={user}
            onUndock={() => dock(false)}
            undocker={undocker}
          />
        )}
        <div className={styles.column}>
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <Footer config={config} isSignedIn={user !== null} />
        </div>
      </div>
      <MessageBar autoHideSeconds={config.messageAutoHideSeconds} />
    </>
  );
}

/** The top bar of a visitor: logo, title and links. Signing in leads back to the current page. */
function VisitorBar({ config }: { config: Config }) {
  const { t } = useLingui();
  const award = useOpenAwardPage(config);
  const { pathname, href } = useRouterState({ select: ({ location }) => location });
  const isThere = useRouterState({ select: ({ matches }) => !isNotFound(matches) });
  // The home page has its own sign-in, and a login link contains a key.
  const isPlace = isThere && pathname !== '/' && !pathname.startsWith('/login');
  const leadsBack = isPlace && isLocalPath(href);
  const visitorLink = {
    className: styles.visitorLink,
    activeProps: { className: styles.currentVisitorLink },
  };
  return (
    <header className={styles.visitorBar}>
      <Link to="/" className={styles.visitorLogo}>
        <Logo config={config} />
      </Link>
      <span className={styles.visitorTitle}>
        <Trans>Member portal</Trans>
      </span>
      <nav aria-label={t`Ways in`} className={styles.visitorLinks}>
        <Link to="/new" {...visitorLink}>
          <Trans>Join</Trans>
        </Link>
        {award && (
          <Link {...award.link} {...visitorLink}>
            {award.right === 'vote' ? <Trans>Vote</Trans> : <Trans>Nominate</Trans>}
          </Link>
        )}
        <Link
          to="/"
          search={pathname === '/' ? true : leadsBack ? { next: href } : {}}
          {...(!leadsBack && !href.includes('?') && { hash: 'signin' })}
          activeOptions={{ exact: true, includeSearch: false }}
          {...visitorLink}
        >
          <Trans>Sign in</Trans>
        </Link>
      </nav>
    </header>
  );
}
