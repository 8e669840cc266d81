import type { HugoCategory } from '@conkit/api-client';
import { CategoryLinks, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { localized } from '../../../i18n/localized.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { NominationOverview } from './nominationState.ts';

interface NominationStateProps {
  overview: NominationOverview;
  categories: readonly HugoCategory[];
}

/** What the person must know about the whole page: a session or a deadline that has ended, no storage. */
export function NominationState({ overview }: Pick<NominationStateProps, 'overview'>) {
  const { pathname } = useLocation();
  const { gate, unsaved, isKept } = overview;
  if (gate === 'closed' && unsaved.length > 0) {
    return (
      <Notice tone="danger" role="alert">
        <Trans>
          Nominations closed before your last changes were saved. What is marked as saved counts;
          the rest does not.
        </Trans>
      </Notice>
    );
  }
  if (gate === 'signedOut') {
    const next = `/?next=${encodeURIComponent(pathname)}`;
    return (
      <Notice tone="danger" role="alert">
        {isKept ? (
          <Trans>
            You have been signed out. What you wrote is kept on this device:{' '}
            <a href={next}>sign in again</a>, and then save it.
          </Trans>
        ) : (
          <Trans>
            You have been signed out, and this browser cannot keep what you wrote. Leave this page
            open,{' '}
            <a href={next} target="_blank">
              sign in again in another tab
            </a>
            , and then save it here.
          </Trans>
        )}
      </Notice>
    );
  }
  if (isKept) return null;
  return (
    <Notice tone="warning" role="alert">
      <Trans>
        This browser keeps nothing on this device. Save before you leave the page, or what is not
        saved is lost.
      </Trans>
    </Notice>
  );
}

/** What is saved on the page as a whole, and what is not. */
export function SavedSummary({ overview, categories }: NominationStateProps) {
  const language = useLanguage();
  const { unsaved, isKept } = overview;
  if (unsaved.length === 0) {
    return (
      <p>
        <Trans>Everything on this page is saved.</Trans>
      </p>
    );
  }
  const links = (
    <CategoryLinks
      categories={categories
        .filter(({ key }) => unsaved.includes(key))
        .map(({ key, title }) => ({ key, title: localized(title, language) }))}
    />
  );
  return (
    <>
      <p>
        <Trans>Not saved yet: {links}.</Trans>
      </p>
      {isKept && (
        <p>
          <Trans>
            This device keeps it until you save it, also when you leave the page or sign out.
          </Trans>
        </p>
      )}
    </>
  );
}
