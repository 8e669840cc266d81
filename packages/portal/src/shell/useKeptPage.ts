import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { keepAnswer, keepPage } from '../browser/keepPage.ts';
import * as css from './useKeptPage.css.ts';

/** The page works without: it only can't be opened without a network. */
const ignore = () => undefined;

/** Returns the line above a kept page, with a link that loads the page again. */
function createNotice(text: string, again: string): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'status');
  notice.className = css.notice;
  const link = document.createElement('a');
  link.setAttribute('href', '');
  link.textContent = again;
  notice.append(text, ' ', link);
  return notice;
}

/**
 * Keeps a page on this device for use without a network, until the account signs out.
 *
 * @param path the page's path on this site
 * @param answer the path of an API answer that the page shows
 * @param version the answer is kept again when this changes
 */
export function useKeptPage(path: string, answer: string, version?: string): void {
  const { i18n, t } = useLingui();
  useEffect(() => {
    const time = i18n.date(new Date(), { dateStyle: 'long', timeStyle: 'short' });
    const notice = createNotice(
      t`There is no connection to the server. This is what your device kept on ${time}.`,
      t`Load the page again`,
    );
    void keepPage({ path, answer, notice }).catch(ignore);
  }, [i18n, t, path, answer]);
  useEffect(() => {
    if (version !== undefined) void keepAnswer(path, answer).catch(ignore);
  }, [path, answer, version]);
}
