import type { Config, User } from '@conkit/api-client';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { MessageBar } from './MessageBar.tsx';
import { useDockSidebar } from './useDockSidebar.ts';
import { VisitorBar } from './VisitorBar.tsx';
import { useDocumentTitle } from './title.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useReadingPlace } from './useReadingPlace.ts';
import * as styles from './Shell.css.ts';

interface ShellProps {
  config: Config;
  user: User | null;
  /** The parts of the frame that only accounts have, or null for visitors. */
  frame: typeof import('./memberFrame.ts') | null;
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
  useReadingPlace();
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
